export { Speaker } from "../src/lib/speaker";
export { blocks } from "../src/rules/markdown";
export { journeys } from "../src/lib/journeys";
export { lines } from "../src/lib/story";
export { renew } from "../src/lib/renew";
export { squares } from "../src/lib/qr";
export * as chance from "../src/lib/chance";
export * as sums from "../src/lib/sha256";
