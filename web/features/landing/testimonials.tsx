import { Avatar } from "../../ui/avatar.tsx";

const QUOTES = [
  {
    text: "I used to spend half an evening planning. Now I open today and start.",
    name: "Ines M",
    who: "Teacher, trains at lunchtime",
  },
  { text: "Seeing where the hips go finally taught me the hinge.", name: "Marek D", who: "New to barbells" },
  { text: "My daughter and I train the same days, each at our own level.", name: "Ruth A", who: "Trains with her family" },
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
        What it's meant to feel like. These three are examples we wrote ourselves.
      </h2>
      <div className="mt-6 grid gap-12 md:grid-cols-[3fr_2fr] md:gap-20">
        <Quote quote={first} large />
        <div className="grid content-between gap-10 sm:max-md:grid-cols-2">
          {others.map((quote) => (
            <Quote key={quote.name} quote={quote} />
          ))}
        </div>
      </div>
    </section>
  );
}
