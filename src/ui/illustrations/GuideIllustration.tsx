import { Picture } from './Picture';

/** The skyline of a guide's destination, as decoration. */
export function GuideIllustration({ guide }: { guide: string }) {
  return <Picture name={`guide-${guide}`} alt="" />;
}
