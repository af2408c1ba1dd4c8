/** Where each guide is, in the order of the route table: what every page knows of the guides without their texts. */
export const guidePaths = {
  uae: '/visa/dubai-tourist-visa',
  usa: '/visa/usa-business-visa',
  schengen: '/visa/schengen-visa-online',
  canada: '/visa/canada-visitor-visa-india',
  hongKong: '/visa/hong-kong-par',
} as const;

export type GuidePath = (typeof guidePaths)[keyof typeof guidePaths];
