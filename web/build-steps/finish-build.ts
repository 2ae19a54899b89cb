import type { Config } from "@react-router/dev/config";

/** What happens after React Router has written its documents. */
export const finishBuild: NonNullable<Config["buildEnd"]> = async () => undefined;
