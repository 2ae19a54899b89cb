import { createAuthEndpoint, sessionMiddleware } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth";
import { z } from "zod";

/** Takes the place of better-auth's own routes, which name a session by its token: here it's named by its id, as the list shows it. */
export const endSessions = {
  id: "end-sessions",
  endpoints: {
    revokeSession: createAuthEndpoint(
      "/revoke-session",
      { method: "POST", body: z.object({ id: z.uuid() }), use: [sessionMiddleware] },
      async (context) => {
        const { user } = context.context.session;
        await context.context.adapter.deleteMany({
          model: "session",
          where: [
            { field: "id", value: context.body.id },
            { field: "userId", value: user.id },
          ],
        });
        return context.json({ status: true });
      },
    ),
    revokeOtherSessions: createAuthEndpoint(
      "/revoke-other-sessions",
      { method: "POST", use: [sessionMiddleware] },
      async (context) => {
        const { user, session } = context.context.session;
        await context.context.adapter.deleteMany({
          model: "session",
          where: [
            { field: "userId", value: user.id },
            { field: "id", operator: "ne", value: session.id },
          ],
        });
        return context.json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
