const TIPS = [
  { title: "Progression", text: "Add 2-5% weight or 1-2 reps weekly, once every set of an exercise feels clean." },
  {
    title: "Nutrition",
    text: "Eat some protein with each meal and carbs around your workout. Drink before you're thirsty.",
  },
  {
    title: "Rest periods",
    text: "Take the rest shown for each exercise, and sleep 7-9 hours: that's when you get stronger.",
  },
  {
    title: "Form",
    text: "End the set when your form changes. A clean rep with less weight does more than a sloppy one with more.",
  },
];

/** Four things that hold for every plan. */
export function Tips() {
  return (
    <section aria-labelledby="tips-heading" className="mt-12">
      <h3 id="tips-heading" className="d2 text-22">
        Four things that make it work
      </h3>
      <dl className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {TIPS.map((tip) => (
          <div key={tip.title} className="border-t-[1.5px] border-line pt-4">
            <dt className="font-name">{tip.title}</dt>
            <dd className="mt-1 text-fg-2">{tip.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
