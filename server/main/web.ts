import { runWeb } from "./run-web.ts";

await runWeb();
