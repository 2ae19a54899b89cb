import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card, Panel } from "../../ui/card.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { CopyLink, ShareWays } from "../../ui/share-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Row, Specimen } from "./specimen.tsx";

const LINK = "https://lockstep.example/shared/abc";
const MOST_SERVINGS = 8;

const servings = (count: number): string => (count === 1 ? "1 serving" : `${count} servings`);

/** Search empty and in use, a number at its least, between and at its most. */
export function FindingSpecimens() {
  const [text, setText] = useState("");
  const [used, setUsed] = useState("goblet squat");
  const [counts, setCounts] = useState([1, 4, MOST_SERVINGS]);
  return (
    <>
      <Specimen title="Search">
        <div className="grid gap-5 sm:grid-cols-2">
          <SearchBox label="Search exercises" text={text} onChange={setText} />
          <SearchBox label="Search recipes" text={used} onChange={setUsed} />
        </div>
      </Specimen>
      <Specimen title="Stepper">
        <Row>
          {counts.map((count, place) => (
            <Stepper
              key={place}
              label={`Servings of dish ${place + 1}`}
              value={count}
              min={1}
              max={MOST_SERVINGS}
              words={servings(count)}
              onChange={(next) => setCounts(counts.with(place, next))}
            />
          ))}
        </Row>
      </Specimen>
    </>
  );
}

/** A link to copy and the ways to send it. */
export function SharingSpecimens() {
  return (
    <Specimen title="Sharing a link">
      <div className="max-w-md">
        <CopyLink url={LINK} />
        <ShareWays url={LINK} title="My week" />
      </div>
    </Specimen>
  );
}

/** Never arrives. */
function Absent(): never {
  throw new Error("Fails on purpose, for the gallery.");
}

/** Stays on its way. */
function Coming(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- how React is told to wait
  throw new Promise<never>(() => {});
}

/** A part with its own file: there, on its way, missing. And one that isn't open yet. */
export function PartSpecimens() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Specimen title="Parts that load later">
      <div className="grid gap-3 sm:grid-cols-3">
        <Card>
          <LazyPart>The part has loaded.</LazyPart>
        </Card>
        <Card>
          <LazyPart
            waiting={
              <>
                <VisuallyHidden>Loading</VisuallyHidden>
                <Skeleton className="h-6 w-2/3" />
              </>
            }
          >
            <Coming />
          </LazyPart>
        </Card>
        <Card>
          {isAsked ? (
            <LazyPart missing={<Panel>The part didn't load. The page still works.</Panel>}>
              <Absent />
            </LazyPart>
          ) : (
            <Button size="sm" look="secondary" onClick={() => setAsked(true)}>
              Load a missing part
            </Button>
          )}
        </Card>
      </div>
    </Specimen>
  );
}
