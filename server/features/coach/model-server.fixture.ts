export * from "../../testing/model-server.ts";
