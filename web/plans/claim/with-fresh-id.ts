import { ApiError } from "../../api/client.ts";
import { newId } from "../../api/new-id.ts";

/** Creates under an id, so that a second try is the same thing; an id that belongs to someone else gets a new one. */
export async function withFreshId<Made>(id: string, create: (id: string) => Promise<Made>): Promise<Made> {
  try {
    return await create(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "ID_TAKEN") throw error;
    return create(newId());
  }
}
