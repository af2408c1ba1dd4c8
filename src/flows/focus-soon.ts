/** Puts the focus on an element that the flow's next screen is about to show. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
