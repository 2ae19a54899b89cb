import { useId, useState } from "react";
import { Bars } from "../../ui/bars.tsx";
import { LineChart } from "../../ui/line-chart.tsx";
import { Logo, LogoMark } from "../../ui/logo.tsx";
import { MorePages } from "../../ui/more-pages.tsx";
import { MemberRow } from "../../ui/member-row.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { Ring } from "../../ui/ring.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { ProgressSteps, Steps } from "../../ui/steps.tsx";
import { DayTabs, Tabs } from "../../ui/tabs.tsx";
import { TimeSpanControl } from "../../ui/time-span.tsx";
import type { TimeSpan } from "../../ui/time-span.tsx";
import type { DayTab } from "../../ui/tabs.tsx";
import { Row, Specimen } from "./specimen.tsx";

const DAYS: ReadonlyArray<DayTab> = [
  { short: "M", name: "Monday, Upper Body", state: "done" },
  { short: "T", name: "Tuesday, Lower Body", state: "open" },
  { short: "W", name: "Wednesday, Core", state: "open" },
  { short: "T", name: "Thursday", state: "rest" },
  { short: "F", name: "Friday, Full-Body", state: "open" },
  { short: "S", name: "Saturday, Upper Body", state: "open" },
  { short: "S", name: "Sunday", state: "rest" },
];

export function TabSpecimens() {
  const [tab, setTab] = useState<"posts" | "members">("posts");
  const [day, setDay] = useState(1);
  const panelId = useId();
  return (
    <Specimen title="Tabs">
      <Tabs
        label="Group"
        value={tab}
        onChange={setTab}
        options={[
          { value: "posts", label: "Posts" },
          { value: "members", label: "Members" },
        ]}
      >
        {tab === "posts" ? "Posts of the group." : "Members of the group."}
      </Tabs>
      <div className="max-w-md">
        <DayTabs days={DAYS} selected={day} onSelect={setDay} panelId={panelId} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls is itself a stop for the keyboard */}
        <p id={panelId} role="tabpanel" tabIndex={0} aria-label={DAYS[day]?.name} className="mt-3">
          {DAYS[day]?.name}
        </p>
      </div>
    </Specimen>
  );
}

export function DataSpecimens() {
  const [span, setSpan] = useState<TimeSpan>("quarter");
  return (
    <Specimen title="Numbers, rings, steps, charts">
      <Row>
        <Ring value={6} max={20} label="6 of 20 sets">
          <span className="n text-34">6</span>
          <span className="font-label text-fg-2">/20</span>
        </Ring>
        <Ring value={0} max={20} label="0 of 20 sets">
          <span className="n text-34">0</span>
        </Ring>
        <Ring value={20} max={20} label="20 of 20 sets">
          <span className="n text-34">20</span>
        </Ring>
        <Ring size={72} label="A volt part with its edge" segments={[{ share: 0.7, color: "var(--volt)", edged: true }]} />
        <Ring
          label="Protein 40, carbs 35, fat 25 percent"
          segments={[
            { share: 0.4, color: "var(--protein)" },
            { share: 0.35, color: "var(--carbs)" },
            { share: 0.25, color: "var(--fat)" },
          ]}
        />
        <p className="n text-132">4×8</p>
        <p className="n text-76">
          120<span className="ml-1 font-sans text-14 font-label text-fg-2">seconds rest</span>
        </p>
      </Row>
      <div className="grid max-w-md gap-4">
        <Steps total={5} done={2.5} label="2.5 of 5 workouts" />
        <Steps total={7} done={5} height={28} label="5 of 7 days" />
        <Steps total={4} done={[1, 0.6, 0, 0.2]} height={20} label="1 of 4 workouts, two begun" />
        <Steps total={5} done={0} label="0 of 5 workouts" />
        <Steps total={5} done={5} label="5 of 5 workouts" />
        <ProgressSteps total={5} current={2} />
        <ProgressSteps total={5} current={5} />
      </div>
      <div className="grid gap-8 sm:grid-cols-2">
        <Bars
          title="Workouts by week"
          unit="Workouts"
          bars={[
            { label: "W40", value: 3 },
            { label: "W41", value: 4 },
            { label: "W42", value: 2 },
            { label: "W43", value: 5, highlight: true },
            { label: "W44", value: 0, quiet: true },
          ]}
        />
        <Bars title="Minutes by week, none yet" unit="Minutes" bars={["W43", "W44"].map((label) => ({ label, value: 0 }))} />
        <TimeSpanControl points={[{ date: "2025-01-01" }, { date: "2026-11-01" }]} value={span} onChange={setSpan} />
        <LineChart title="Bench press, first set" unit="kg" points={[{ label: "Nov 1", value: 60 }]} />
        <LineChart
          title="Back squat, best set"
          unit="kg"
          points={[
            { label: "Sep 1", value: 70 },
            { label: "Sep 15", value: 72.5 },
            { label: "Oct 1", value: 77.5 },
            { label: "Oct 15", value: 75 },
            { label: "Nov 1", value: 82.5 },
          ]}
        />
      </div>
      <Row>
        <Logo size={32} />
        <LogoMark size={64} />
      </Row>
    </Specimen>
  );
}

const AVA = { username: "ava_moreno", avatarUrl: null };
const LONG_AGO = "2025-03-09T12:00:00Z";

const LAST_OF_TWO = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  data: undefined,
  fetchNextPage: () => undefined,
};

export function PeopleSpecimens() {
  return (
    <Specimen title="People and what they write">
      <MorePages query={LAST_OF_TWO} byItself={0} label="Show more" failed="We couldn't load more posts. Please try again." />
      <MemberRow member={AVA} below={<RelativeTime at={LONG_AGO} />} level={3} />
      <SafeText text={"Thanks, @ben_ito! The route is on https://example.com/trail.\nSee you Sunday."} />
    </Specimen>
  );
}

export function TypeSpecimens() {
  return (
    <Specimen title="Type and color">
      <p className="d text-64">Display 116</p>
      <p className="d2 text-32">Heading 108</p>
      <p className="text-17">Text in Hanken Grotesk. Post 17, base 16, meta 14, the least 13.</p>
      <p className="text-14 text-fg-2">Secondary text</p>
      <p className="text-13 text-fg-3">Tertiary text, for meta</p>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {[
          "bg",
          "surface",
          "sunken",
          "chip",
          "line",
          "line-2",
          "volt",
          "accent-soft",
          "primary",
          "protein",
          "carbs",
          "fat",
          "danger",
          "ok",
        ].map((name) => (
          <li key={name}>
            <span className="block h-12 rounded-inner border border-line" style={{ background: `var(--${name})` }} />
            <span className="text-13">{name}</span>
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
