import { mount } from "svelte";
import App from "./App.svelte";
import { breathe } from "./lib/breath";
import { dress } from "./lib/settings.svelte";
import { keeping } from "./local/keeping.svelte";
import { firstLanguage, speak } from "./lib/words.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/look.css";
import "./styles/page.css";
import "./styles/everybody.css";
import "./styles/desk.css";

dress();
breathe();
await speak(firstLanguage());
mount(App, { target: document.getElementById("app")! });
void keeping.begin();
