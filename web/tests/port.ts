export { journeys } from "../src/lib/journeys";
export { Speaker } from "../src/lib/speaker";
export { lines } from "../src/lib/story";
export { blocks } from "../src/rules/markdown";
export { squares } from "../src/lib/qr";
