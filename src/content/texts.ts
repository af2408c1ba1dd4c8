/** All texts inside a content, in their order; `isLeftOut` names parts that are not looked into. */
export function textsOf(content: unknown, isLeftOut = (_content: object) => false): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content === 'object' && content !== null && isLeftOut(content)) return [];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap((part) => textsOf(part, isLeftOut))
    : [];
}
