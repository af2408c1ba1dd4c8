/** The flags of the destinations; a new destination's is added here. */
const files = import.meta.glob<string>(
  '../../node_modules/circle-flags/flags/{ae,ar,at,au,az,be,bg,bh,br,bt,ca,ch,cn,cy,cz,de,dk,ee,eg,es,fi,fr,gb,ge,gr,hk,hr,hu,id,ie,is,it,jo,jp,ke,kr,kz,li,lk,lt,lu,lv,ma,mt,mu,mv,mx,my,nl,no,np,nz,om,ph,pl,pt,qa,ro,ru,sa,se,sg,si,sk,th,tr,tw,tz,us,vn,za}.svg',
  { query: '?url', import: 'default', eager: true },
);

/** Where a flag's file is, by the country's two letters. Throws where it is not listed, which stops the build. */
export function flagAddress(country: string): string {
  const address = files[`../../node_modules/circle-flags/flags/${country}.svg`];
  if (address === undefined) throw new Error(`The flag "${country}" is not listed in src/ui/flags.ts.`);
  return address;
}
