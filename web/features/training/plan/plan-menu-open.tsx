import {
  Bookmark,
  CalendarDays,
  CirclePlay,
  ClipboardCheck,
  FileDown,
  History,
  ListPlus,
  Lock,
  Plus,
  Printer,
  Share2,
} from "lucide-react";
import { useState } from "react";
import type { ReactElement } from "react";
import { useSharePlan } from "../../../plans/share-plan.tsx";
import { useDownloadPdf } from "../../../shell/download-pdf.tsx";
import { Menu, MenuItem, MenuLink } from "../../../ui/menu.tsx";
import { useSaving } from "../../../offline/use-saving.ts";
import { routineOfDay } from "../routines/routine-of.ts";
import { changeRoutine } from "../routines/routines.ts";
import type { PlanMenuProps } from "./plan-menu.tsx";
import { SavedPlans } from "./saved-plans.tsx";
import { savedTraining } from "./saved-training.ts";

/** The open menu of a plan, with its sheets. */
export default function PlanMenuOpen({ shown, day, userId, signInTo, trigger }: PlanMenuProps & { trigger: ReactElement }) {
  const [isKeeping, setIsKeeping] = useState(false);
  const share = useSharePlan({ kind: savedTraining, shown, signInTo });
  const pdf = useDownloadPdf({
    path: `/api/training/plans/${shown.id}/pdf`,
    what: "your plan with a drawing of each exercise and room to write your weights",
    userId: shown.kind === "member" ? userId : null,
  });
  const isOwn = shown.kind !== "sample";
  const saving = useSaving();
  const saveDay = () => {
    if (day === null || userId === null) return;
    const routine = routineOfDay(day);
    void saving(changeRoutine(userId, { routine }), {
      message: `${day.focus} saved as a routine`,
      link: { to: `/routines/${routine.id}`, label: "Edit" },
    });
  };
  return (
    <>
      <Menu trigger={trigger} align="end" defaultOpen>
        <MenuItem icon={<Bookmark size={20} aria-hidden="true" />} onClick={() => setIsKeeping(true)}>
          Save
        </MenuItem>
        <MenuItem icon={<Share2 size={20} aria-hidden="true" />} onClick={share.start}>
          Share
        </MenuItem>
        <MenuItem icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </MenuItem>
        {isOwn ? (
          <MenuItem
            icon={pdf.isLocked ? <Lock size={20} aria-hidden="true" /> : <FileDown size={20} aria-hidden="true" />}
            onClick={pdf.start}
          >
            {pdf.isBusy ? "Making your PDF" : "Download PDF"}
          </MenuItem>
        ) : null}
        {isOwn ? (
          <MenuLink to="/workout-planner" icon={<CalendarDays size={20} aria-hidden="true" />}>
            Edit the week
          </MenuLink>
        ) : null}
        <MenuLink to="/workout-setup" icon={<Plus size={20} aria-hidden="true" />}>
          New plan
        </MenuLink>
        {shown.kind === "member" && userId !== null && day !== null && !day.isRest ? (
          <MenuItem icon={<ListPlus size={20} aria-hidden="true" />} onClick={saveDay}>
            Save day as routine
          </MenuItem>
        ) : null}
        {userId === null ? null : (
          <MenuLink to="/workouts" icon={<History size={20} aria-hidden="true" />}>
            Routines and history
          </MenuLink>
        )}
        {shown.kind === "member" ? (
          <MenuLink to="/progress#review" icon={<ClipboardCheck size={20} aria-hidden="true" />}>
            Week in review
          </MenuLink>
        ) : null}
        <MenuLink to="/series" icon={<CirclePlay size={20} aria-hidden="true" />}>
          Video series
        </MenuLink>
      </Menu>
      <SavedPlans shown={shown} open={isKeeping} onOpenChange={setIsKeeping} signInTo={signInTo} />
      {share.sheet}
      {pdf.answers}
    </>
  );
}
