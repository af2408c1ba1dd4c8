/** How the page's window measures, in CSS px where nothing else is said. */
export interface WindowSizes {
  readonly innerWidth: number;
  readonly innerHeight: number;
  /** The window with its frame and bars, in screen px: the browser's zoom does not change it. */
  readonly outerWidth: number;
  readonly outerHeight: number;
  /** The first pointer is a finger: phones and tablets, whose keyboards and bars change the inner size. */
  readonly isPointerCoarse: boolean;
  /** How far the visitor has pinched into the page; 1 is not at all. */
  readonly pinchScale: number;
  /** The page stands in a frame, where outer and inner belong to different windows. */
  readonly isFramed: boolean;
}

/** A gap up to this is a browser's own bars, in screen px. Specification §8, Anti-inspection. */
const largestHarmlessGapPx = 160;

/** Rounded sizes of a zoomed page may seem this much larger than their window, in screen px. */
const roundingPx = 8;

/** Desktop browsers make no window narrower than this, in screen px; an emulated screen may be. */
const narrowestWindowPx = 500;

const zoomOutSteps = [0.25, 0.3, 0.33, 1 / 3, 0.5, 2 / 3, 0.67, 0.75, 0.8, 0.85, 0.9];
const zoomInSteps = [1.1, 1.15, 1.2, 1.25, 1.33, 4 / 3, 1.5, 1.7, 1.75, 2, 2.4, 2.5, 3, 4, 5];

/** The zoom steps that Chromium, Firefox and Safari offer; where they cut thirds differently, each has its own. */
export const zoomSteps: readonly number[] = [...zoomOutSteps, 1, ...zoomInSteps];

function isHarmless(gap: number): boolean {
  return gap >= -roundingPx && gap <= largestHarmlessGapPx;
}

/** Whether the page, zoomed by this step, fills its window up to the browser's own bars. */
export function explainsGap(zoom: number, sizes: WindowSizes): boolean {
  const { innerWidth, innerHeight, outerWidth, outerHeight } = sizes;
  const widthGap = outerWidth - innerWidth * zoom;
  const isNarrowest = outerWidth <= narrowestWindowPx && widthGap >= -roundingPx;
  return (isNarrowest || isHarmless(widthGap)) && isHarmless(outerHeight - innerHeight * zoom);
}

function canBeMeasured({ outerWidth, outerHeight, isPointerCoarse, pinchScale, isFramed }: WindowSizes) {
  return outerWidth > 0 && outerHeight > 0 && !isPointerCoarse && !isFramed && pinchScale === 1;
}

/** A page that is larger than its window: zoomed out, or drawn for a picture of it. Tools beside it would make it smaller. */
function isLargerThanWindow({ innerWidth, innerHeight, outerWidth, outerHeight }: WindowSizes): boolean {
  return outerWidth - innerWidth < -roundingPx || outerHeight - innerHeight < -roundingPx;
}

/**
 * Whether docked developer tools take a part of the window: the page leaves a gap that no standard zoom step
 * explains. Windows that cannot be measured so (phones, embedded browsers, pinched pages, frames) and pages larger than their
 * window never count.
 */
export function isInspectorOpen(sizes: WindowSizes): boolean {
  const isCandidate = canBeMeasured(sizes) && !isLargerThanWindow(sizes);
  return isCandidate && !zoomSteps.some((zoom) => explainsGap(zoom, sizes));
}
