import type { Plan } from "@lockstep/contract/training.ts";
import { expect, onTestFinished, test } from "vitest";
import { startTestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";

const CHOICES = { muscleGroups: ["Legs"], durationMinutes: 30, daysPerWeek: 2, skillLevel: "beginner", location: "gym" } as const;

test("making a plan wakes the worker, and so does choosing, editing and deleting one", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.stop());
  const person = await server.person("Early Bird");
  await subscribe(server, person);
  const client = await server.database.pool.connect();
  try {
    await client.query("listen domain_events");
    const wakes = async (method: string, path: string, body?: object): Promise<Plan> => {
      const woken = new Promise((resolve) => client.once("notification", resolve));
      const answer = await person.call(method, path, body);
      expect([200, 201]).toContain(answer.status);
      await woken;
      return answer.body as unknown as Plan;
    };
    const first = await wakes("POST", "/api/training/plans", CHOICES);
    const second = await wakes("POST", "/api/training/plans", CHOICES);
    const day = second.days.find(({ isRest }) => !isRest);
    const edit = { type: "remove-exercise", day: day?.day, exerciseId: day?.exercises[0]?.exerciseId };
    await wakes("PATCH", `/api/training/plans/${first.id}`, { isCurrent: true });
    await wakes("POST", `/api/training/plans/${second.id}/edits`, { version: second.version, edit });
    await wakes("DELETE", `/api/training/plans/${first.id}`);
  } finally {
    await client.query("unlisten *");
    client.release();
  }
});
