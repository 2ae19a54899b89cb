import { Avatar } from "../../ui/avatar.tsx";

const QUOTES = [
  {
    text: "I stopped planning on Sunday nights. I open it at the rack, see the next set, and go.",
    name: "Amara S",
    who: "Nurse, trains 3 days a week",
  },
  { text: "The drawing shows my back angle better than any video did.", name: "Piet V", who: "Home gym, beginner" },
  { text: "Five of us share one grocery list. Dinner arguments are down to zero.", name: "Tess O", who: "Family plan" },
] as const;

function Quote({ quote, large }: { quote: (typeof QUOTES)[number]; large?: boolean }) {
  return (
    <figure>
      <blockquote className={large ? "d text-32 md:text-48" : "text-20 font-label"}>
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={quote.name} size={44} />
        <span>
          <span className="block font-name">{quote.name}.</span>
          <span className="block text-14 text-fg-2">{quote.who}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Three voices. They are written as examples, and say so. */
export function Testimonials() {
  const [first, ...others] = QUOTES;
  return (
    <section className="section wrap" aria-labelledby="voices-title">
      <h2 id="voices-title" className="text-15 text-fg-2">
        What it is meant to feel like. These three voices are examples, written by us.
      </h2>
      <div className="mt-6 grid gap-12 md:grid-cols-[3fr_2fr] md:gap-20">
        <Quote quote={first} large />
        <div className="grid content-between gap-10">
          {others.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </div>
      </div>
    </section>
  );
}
