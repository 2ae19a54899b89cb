import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { isRegistered, registerDevice, unregisterDevice } from "./device.ts";
import { usePermission } from "./permission.ts";

/** Whether messages reach this browser while Lockstep is closed; null while nobody knows. */
function useRegistration(userId: string, permitted: boolean) {
  const [on, setOn] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!permitted) return;
    let gone = false;
    const look = async (): Promise<void> => {
      const is = await isRegistered();
      if (!gone) setOn(is);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [permitted]);
  const change = async (next: boolean): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await (next ? registerDevice(userId) : unregisterDevice());
      setOn(next);
    } catch (error) {
      logFailure("This device was not registered", error);
      setFailed(true);
      setOn(await isRegistered());
    } finally {
      setBusy(false);
    }
  };
  return { on, busy, failed, change };
}

/** What this device does: asks for permission, and registers for pushed messages. */
export function DeviceSection({ userId }: { userId: string }) {
  const { permission, asking, ask } = usePermission();
  const { on, busy, failed, change } = useRegistration(userId, permission === "granted");
  const enable = async () => {
    if ((await ask()) === "granted") await change(true);
  };
  return (
    <section aria-labelledby="this-device" className="grid gap-3">
      <h2 id="this-device" className="d2 text-26">
        This device
      </h2>
      <Card className="grid justify-items-start gap-4">
        {permission === "unsupported" ? (
          <p className="text-fg-2">
            This browser can't show notifications. On an iPhone or iPad, add Lockstep to your Home Screen and open it from there.
            You'll always find everything under the bell.
          </p>
        ) : permission === "denied" ? (
          <Alert>Notifications are blocked. Please enable them in your browser settings.</Alert>
        ) : permission === "granted" ? (
          <>
            <Alert tone="success">Notifications Enabled</Alert>
            {failed ? (
              <Alert>
                We couldn't reach this device's push service, so notifications only arrive while Lockstep is open. Please try
                again later.
              </Alert>
            ) : null}
            <p className="text-fg-2">
              {on === true
                ? "You'll get notifications here even when Lockstep is closed."
                : "You'll get notifications here while Lockstep is open. Turn this on to get them when it's closed, too."}
            </p>
            {on === null ? null : (
              <Button look="secondary" busy={busy} onClick={() => void change(!on)}>
                {on ? "Turn off on this device" : "Turn on for this device"}
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="text-fg-2">Your browser will ask once. You can choose what you get below.</p>
            <Button
              busy={asking || busy}
              disabled={permission === null}
              icon={<BellRing aria-hidden="true" />}
              onClick={() => void enable()}
            >
              {asking ? "Requesting..." : "Enable Notifications"}
            </Button>
          </>
        )}
      </Card>
    </section>
  );
}
