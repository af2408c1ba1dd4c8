/** Another page is shown: in our fonts, where they have come (`src/before-hydration/fonts.ts`). */
export function showFetchedFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset['fontsFetched'] !== undefined) dataset['fonts'] = 'ours';
}
