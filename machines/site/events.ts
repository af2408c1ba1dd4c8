/**
 * What is said inside the site's system. Page flows and the site's own children tell the root; the root forwards it to
 * the child that it is for. Down go only events that the child declares, up goes only `SiteEvent`.
 */
import type { ActorRef, AnyActorLogic, EventObject, Snapshot } from 'xstate';
import type { ConnectionEvent } from './connection/connection.machine';
import type { DeliveriesEvent } from './deliveries/deliveries.machine';
import type { InspectionGuardEvent } from './inspection-guard/inspection-guard.machine';
import type { HeaderEvent } from './header/header.machine';
import type { NavigationEvent } from './navigation/navigation.machine';
import type { Location } from './navigation/location';
import type { NoticesEvent } from './notices/notices.machine';
import type { FetchedPart, RegisteredPart } from './parts';
import type { PaymentEvent } from './payment/payment.machine';
import type { StaffSessionEvent } from './staff-session/staff-session.machine';
import type { ThemeEvent } from './theme/theme.machine';
import type { ToolsEvent } from './tools/tools.machine';
import type { TripFolderEvent } from './trip-folder/trip-folder.machine';

/** What navigation says of itself once the location is on the screen. */
export type LocationReached =
  /** The first page of the visit. */
  | { type: 'site.entered'; location: Location }
  /** A page that was not shown before. */
  | { type: 'page.entered'; location: Location }
  /** A link to exactly what is shown. */
  | { type: 'page.asked-again'; location: Location }
  /** The same page at another point of itself. */
  | { type: 'hash.reached'; location: Location }
  /** The same page with another query. */
  | { type: 'query.changed'; location: Location };

export type SiteEvent =
  | { type: 'navigation.forward'; event: NavigationEvent }
  | { type: 'notices.forward'; event: NoticesEvent }
  | { type: 'deliveries.forward'; event: DeliveriesEvent }
  | { type: 'staffSession.forward'; event: StaffSessionEvent }
  | { type: 'tools.forward'; event: ToolsEvent }
  | { type: 'theme.forward'; event: ThemeEvent }
  | { type: 'header.forward'; event: HeaderEvent }
  | { type: 'payment.forward'; event: PaymentEvent }
  | { type: 'inspectionGuard.forward'; event: InspectionGuardEvent }
  | { type: 'connection.forward'; event: ConnectionEvent }
  | { type: 'tripFolder.forward'; event: TripFolderEvent }
  | { type: 'part.wanted'; part: FetchedPart }
  | { type: 'part.registered'; part: RegisteredPart; logic: AnyActorLogic }
  /** The view of a flow is on the screen: the flow runs until the view has gone. */
  | { type: 'flow.entered'; flow: string; logic: AnyActorLogic; input: unknown }
  | { type: 'flow.left'; flow: string }
  /** An answer to what a flow asked of the site; nobody hears it once the flow has left. */
  | { type: 'flow.answered'; flow: string; event: EventObject }
  /** Everything that the site has kept on the device is removed. */
  | { type: 'device.cleared' }
  | LocationReached;

/** The way up, which every child gets as input: the root, or a test's stand-in. */
// oxlint-disable-next-line typescript/no-explicit-any
export type SiteRef = ActorRef<Snapshot<unknown>, SiteEvent, any>;

export const forNavigation = (event: NavigationEvent): SiteEvent => ({ type: 'navigation.forward', event });
export const forNotices = (event: NoticesEvent): SiteEvent => ({ type: 'notices.forward', event });
export const forDeliveries = (event: DeliveriesEvent): SiteEvent => ({ type: 'deliveries.forward', event });
export const forStaffSession = (event: StaffSessionEvent): SiteEvent => ({
  type: 'staffSession.forward',
  event,
});
export const forTools = (event: ToolsEvent): SiteEvent => ({ type: 'tools.forward', event });
export const forTheme = (event: ThemeEvent): SiteEvent => ({ type: 'theme.forward', event });
export const forHeader = (event: HeaderEvent): SiteEvent => ({ type: 'header.forward', event });
export const forPayment = (event: PaymentEvent): SiteEvent => ({ type: 'payment.forward', event });
export const forConnection = (event: ConnectionEvent): SiteEvent => ({ type: 'connection.forward', event });
export const forTripFolder = (event: TripFolderEvent): SiteEvent => ({ type: 'tripFolder.forward', event });
