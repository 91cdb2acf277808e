/** Our drawings and those of the games, by name: what stands inside the <svg> of each file. */
const files = import.meta.glob<string>(["../icons/*.svg", "../games/*/icons/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const drawings: Record<string, string> = {};
for (const [path, source] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf("/") + 1, -".svg".length);
  drawings[name] = source.replace(/^<svg[^>]*>(<title>.*?<\/title>)?/s, "").replace(/<\/svg>\s*$/, "");
}

export function drawing(name: string): string {
  return drawings[name] ?? "";
}
