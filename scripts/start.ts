import { runWeb } from "../server/main/run-web.ts";
import { buildWeb } from "./build-web.ts";

// The first start makes the database and the sample people while the pages are being built.
await runWeb(buildWeb);
