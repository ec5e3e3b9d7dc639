import type { LucideProps } from 'lucide-react';
import { createElement } from 'react';

/** The elements of an icon with their attributes. */
type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function draw(node: Drawing, { size = 24, strokeWidth = 2, children, ...rest }: LucideProps) {
  const isNamed = 'aria-label' in rest || 'role' in rest;
  return createElement(
    'svg',
    { ...FRAME, width: size, height: size, strokeWidth, 'aria-hidden': !isNamed, ...rest },
    ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    children,
  );
}

/** Replaces the icon library's factory; see scripts/light-icons.ts. */
export function createIcon({ node }: { node: Drawing }) {
  return (props: LucideProps) => draw(node, props);
}
