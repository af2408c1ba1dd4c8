import { Contact } from './home/Contact';
import { DestinationMap } from './home/DestinationMap';
import { Hero } from './home/Hero';
import { LatestPosts } from './home/LatestPosts';
import { PartnerTeaser } from './home/PartnerTeaser';
import { Reasons } from './home/Reasons';
import { TravelTips } from './home/TravelTips';
import { VisaProcess } from './home/VisaProcess';

/** Specification §1 and §2, Home. */
export function Page() {
  return (
    <>
      <Hero />
      <VisaProcess />
      <Reasons />
      <DestinationMap />
      <PartnerTeaser />
      <TravelTips />
      <LatestPosts />
      <Contact />
    </>
  );
}
