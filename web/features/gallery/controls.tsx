import { ArrowRight, Heart, Plus } from "lucide-react";
import { useState } from "react";
import { Button, IconButton, LinkButton } from "../../ui/button.tsx";
import { CheckCards, Checkbox, RadioCards, SegmentedControl, Switch } from "../../ui/choice.tsx";
import { Input, PasswordInput, Select, Textarea } from "../../ui/field.tsx";
import { Chip, ToggleChip } from "../../ui/chip.tsx";
import { Row, Specimen } from "./specimen.tsx";

export function ButtonSpecimens() {
  const icon = <Plus aria-hidden="true" />;
  return (
    <Specimen title="Buttons">
      <Row>
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="plain">Plain</Button>
        <Button look="danger">Delete</Button>
        <Button look="danger-filled">Delete permanently</Button>
        <Button disabled>Disabled</Button>
        <Button look="secondary" disabled>
          Disabled
        </Button>
        <Button look="danger" disabled>
          Disabled
        </Button>
      </Row>
      <Row>
        <Button size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
          The main action
        </Button>
        <Button size="sm" look="secondary" icon={icon}>
          Compact
        </Button>
        <Button busy>Saving</Button>
        <Button busy look="secondary">
          Saving
        </Button>
        <Button busy look="danger-filled">
          Deleting
        </Button>
        <LinkButton to="/dev/ui" look="quiet">
          A link
        </LinkButton>
        <IconButton label="Add to favorites" look="quiet" size="md">
          <Heart aria-hidden="true" />
        </IconButton>
        <IconButton label="Remove from favorites" look="secondary" aria-pressed>
          <Heart fill="currentColor" aria-hidden="true" />
        </IconButton>
        <IconButton label="Add" disabled>
          {icon}
        </IconButton>
      </Row>
      <div className="on-ink flex flex-wrap gap-3 rounded-card p-6">
        <Button look="volt">On ink</Button>
        <Button look="secondary">Secondary on ink</Button>
      </div>
      <div className="on-volt flex flex-wrap gap-3 rounded-card p-6">
        <Button>On volt</Button>
        <Button look="secondary">Secondary on volt</Button>
      </div>
    </Specimen>
  );
}

export function FieldSpecimens() {
  return (
    <Specimen title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <Input label="Full name" defaultValue="Mira Okonkwo" autoComplete="off" />
        <Input
          label="Email"
          placeholder="you@example.com"
          hint="We only email you when you ask."
          type="email"
          autoComplete="off"
        />
        <Input label="Nickname" optional defaultValue="" />
        <PasswordInput label="Confirm password" defaultValue="secret" error="Passwords do not match" autoComplete="off" />
        <Select label="Time zone" defaultValue="Europe/Madrid">
          <option>Europe/Madrid</option>
          <option>America/New_York</option>
        </Select>
        <Select label="Level" error="Choose a level." defaultValue="">
          <option value="" disabled>
            Choose
          </option>
        </Select>
        <Input label="Disabled" disabled defaultValue="Not now" />
        <Input label="Link" readOnly defaultValue="https://lockstep.example/shared/abc" />
        <PasswordInput label="Password" hint="Twelve letters or more." autoComplete="off" />
        <Select label="Reminder" disabled defaultValue="none">
          <option value="none">Not without a plan</option>
        </Select>
        <Textarea label="Reason" error="Say why in a few words." rows={2} />
        <Textarea label="Note" disabled defaultValue="Can't be changed anymore." rows={2} />
        <Textarea label="About you" defaultValue="Three mornings a week, before work." className="sm:col-span-2" />
      </div>
    </Specimen>
  );
}

const GROUPS = [
  { value: "chest", label: "Chest" },
  { value: "back", label: "Back", note: "Lats, middle back, traps" },
  { value: "legs", label: "Legs" },
  { value: "arms", label: "Arms", disabled: true, note: "Not with these answers" },
];
const LEVELS = [
  { value: "beginner", label: "Beginner", note: "New, or back after a break" },
  { value: "intermediate", label: "Intermediate", note: "Six months or more" },
  { value: "advanced", label: "Advanced", note: "Years under the bar" },
  { value: "elite", label: "Elite", note: "Not here", disabled: true },
];

export function ChoiceSpecimens() {
  const [groups, setGroups] = useState<string[]>(["back"]);
  const [level, setLevel] = useState<string | null>("beginner");
  const [units, setUnits] = useState("kg");
  const [tags, setTags] = useState<ReadonlySet<string>>(new Set(["Vegan"]));
  const toggle = (tag: string) => {
    const next = new Set(tags);
    if (!next.delete(tag)) next.add(tag);
    setTags(next);
  };
  return (
    <Specimen title="Choices">
      <CheckCards
        legend="Muscle groups"
        options={GROUPS}
        values={groups}
        onChange={setGroups}
        className="grid-cols-2 sm:grid-cols-4"
      />
      <RadioCards legend="Level" options={LEVELS} value={level} onChange={setLevel} className="sm:grid-cols-4" />
      <Row>
        <SegmentedControl
          legend="Units"
          value={units}
          onChange={setUnits}
          options={[
            { value: "kg", label: "kg" },
            { value: "lb", label: "lb" },
          ]}
        />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Open" />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and checked" disabled defaultChecked />
      </Row>
      <div className="max-w-md">
        <Switch label="Meal reminders" hint="15 minutes before a meal" defaultChecked />
        <Switch label="Weekly summary" />
        <Switch label="Push" hint="This browser won't let the page ask." disabled />
      </div>
      <Row>
        {["Vegan", "Keto", "Paleo"].map((tag) => (
          <ToggleChip key={tag} pressed={tags.has(tag)} onClick={() => toggle(tag)}>
            {tag}
          </ToggleChip>
        ))}
        <ToggleChip pressed={false} disabled>
          Disabled
        </ToggleChip>
        <Chip>Quiet</Chip>
        <Chip look="selected">Selected</Chip>
        <Chip look="volt">Quads</Chip>
        <Chip look="outline">Core</Chip>
      </Row>
    </Specimen>
  );
}
