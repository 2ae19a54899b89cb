import { ButtonSpecimens, ChoiceSpecimens, FieldSpecimens } from "../features/gallery/controls.tsx";
import { DataSpecimens, PeopleSpecimens, TabSpecimens, TypeSpecimens } from "../features/gallery/data.tsx";
import { FindingSpecimens, PartSpecimens, SharingSpecimens } from "../features/gallery/finding-and-sharing.tsx";
import { MessageSpecimens, LockedSpecimens, OverlaySpecimens, SurfaceSpecimens } from "../features/gallery/feedback.tsx";
import { WeekAndFoldSpecimens } from "../features/gallery/week-and-folds.tsx";
import { Specimen } from "../features/gallery/specimen.tsx";
import { FigurePlayer, FigurePoster } from "../figure/figure-player.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Parts · Lockstep" }, { name: "robots", content: "noindex" }];

const LEGS = { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" } as const;

/** Every part of the design system in every state; shown on a local installation only. */
export default function DevUi() {
  return (
    <Page title="Parts" actions={<ThemeSwitch />}>
      <TypeSpecimens />
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <FindingSpecimens />
      <TabSpecimens />
      <WeekAndFoldSpecimens />
      <MessageSpecimens />
      <LockedSpecimens />
      <OverlaySpecimens />
      <SharingSpecimens />
      <SurfaceSpecimens />
      <PartSpecimens />
      <PeopleSpecimens />
      <DataSpecimens />
      <Specimen title="Figure">
        <div className="grid gap-4 sm:grid-cols-2">
          <FigurePlayer movement="squat" variant="barbell-back" name="Back squat" lit={LEGS} />
          <div className="grid grid-cols-3 gap-2">
            <FigurePoster movement="squat" variant="goblet" lit={LEGS} className="rounded-card bg-surface" />
            <FigurePoster movement="squat" variant="goblet" lit={LEGS} className="on-volt rounded-card" />
            <FigurePoster movement="squat" variant="goblet" lit={LEGS} className="on-ink rounded-card" />
          </div>
        </div>
      </Specimen>
    </Page>
  );
}
