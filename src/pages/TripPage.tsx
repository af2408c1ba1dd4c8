import { toolData } from '../read-data';
import { LateContent } from '../flows/late-tool/LateContent';
import { TripOutline } from '../flows/trip-folder/TripOutline';
import { FlowBoundary } from '../ui/FlowBoundary';
import { NeedsJavaScript } from '../ui/NeedsJavaScript';
import { PageHead, PageSection } from '../ui/PageSection';
import classes from './TripPage.module.css';

const nextFrame = () => new Promise(requestAnimationFrame);

async function loadContents() {
  // Asking for so many files takes long: it is left to a task of its own, and so is drawing what has come.
  await nextFrame();
  const [{ TripContents }, lists, centres] = await Promise.all([
    import('./trip/TripContents'),
    toolData('document-lists'),
    toolData('visa-centres'),
    // What the folder asks for as soon as it is shown.
    import('../flows/trip-folder/trip-folder-part'),
  ]);
  await nextFrame();
  return { default: () => <TripContents lists={lists} centres={centres} /> };
}

/** What the visitor has said of one trip, in one place. It is on the device alone: its code is fetched when the page is there. */
export function Page() {
  return (
    <>
      <div className={classes.head}>
        <PageHead
          kicker="Your trip"
          title="Your trip in one folder"
          lead="Tell us once, on any page: where you’re going, when, who travels and what is ready."
        />
      </div>
      <PageSection>
        <NeedsJavaScript what="The trip folder" />
        <FlowBoundary>
          <LateContent name="your trip" load={loadContents} outline={<TripOutline />} />
        </FlowBoundary>
      </PageSection>
    </>
  );
}
