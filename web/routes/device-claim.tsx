import { useDeviceMeals } from "../features/nutrition/device-meals.ts";
import { useDeviceTraining } from "../features/training/device-training.ts";
import { ClaimQuestion } from "../plans/claim/claim-question.tsx";

/** What this device keeps of every part of the product, in one question. */
export function DeviceClaim({ user }: { user: { id: string; name: string } }) {
  const training = useDeviceTraining(user.id);
  const meals = useDeviceMeals(user);
  return <ClaimQuestion found={[training, meals].filter((each) => each !== null)} />;
}
