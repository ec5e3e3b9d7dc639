/** A few facts to compare with something else, such as a paper in the other hand. */
export function FactBox({ facts }: { facts: readonly (readonly [name: string, fact: string])[] }) {
  return (
    <dl className="grid gap-1 rounded-lg bg-sunken p-3 text-sm">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-muted">{name}</dt>
          <dd className="break-all font-semibold tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
