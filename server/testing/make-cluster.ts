import { openDatabase } from "../platform/database/database.ts";
import { createLogger } from "../platform/logging/logger.ts";

// Makes an empty, migrated database in the data folder it is given, and stops it. A program of its own: what prepares a test run may not import the product.
const [dataDir = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl: null, dataDir, log: createLogger("fatal") });
await database.close();
