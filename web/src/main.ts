import { mount } from "svelte";
import App from "./App.svelte";
import { breathe } from "./lib/breath";
import { dress } from "./lib/settings.svelte";
import { firstLanguage, speak } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/people.css";
import "./styles/pieces.css";
import "./styles/page.css";
import "./styles/everybody.css";
import "./styles/desk.css";

dress();
breathe();
await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
