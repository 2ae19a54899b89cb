/** The silent film of an exercise; its instructions are beside it in words. */
export function ExerciseVideo({ url, name }: { url: string; name: string }) {
  return (
    <video
      className="w-full rounded-inner"
      src={url}
      controls
      muted
      playsInline
      preload="metadata"
      aria-label={`Video of ${name}`}
    />
  );
}
