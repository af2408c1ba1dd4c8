import { Contact } from './home/Contact';
import { MapSection } from './home/MapSection';
import { Hero } from './home/Hero';
import { LatestPosts } from './home/LatestPosts';
import { PartnerTeaser } from './home/PartnerTeaser';
import { PlanItYourself } from './home/PlanItYourself';
import { Reasons } from './home/Reasons';
import { TravelTips } from './home/TravelTips';
import { VisaProcess } from './home/VisaProcess';
import type { HomeData } from './HomePage.data';

/** Specification §1 and §2, Home. */
export function Page({ data: { claims, facts, posts, ...map } }: { data: HomeData }) {
  return (
    <>
      <Hero claims={claims} />
      <PlanItYourself />
      <VisaProcess />
      <Reasons />
      <MapSection {...map} />
      <PartnerTeaser />
      <TravelTips facts={facts} />
      <LatestPosts posts={posts} />
      <Contact />
    </>
  );
}
