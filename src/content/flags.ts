import aeFlag from 'circle-flags/flags/ae.svg?url';
import arFlag from 'circle-flags/flags/ar.svg?url';
import atFlag from 'circle-flags/flags/at.svg?url';
import auFlag from 'circle-flags/flags/au.svg?url';
import beFlag from 'circle-flags/flags/be.svg?url';
import bgFlag from 'circle-flags/flags/bg.svg?url';
import bhFlag from 'circle-flags/flags/bh.svg?url';
import brFlag from 'circle-flags/flags/br.svg?url';
import caFlag from 'circle-flags/flags/ca.svg?url';
import chFlag from 'circle-flags/flags/ch.svg?url';
import cyFlag from 'circle-flags/flags/cy.svg?url';
import czFlag from 'circle-flags/flags/cz.svg?url';
import deFlag from 'circle-flags/flags/de.svg?url';
import dkFlag from 'circle-flags/flags/dk.svg?url';
import eeFlag from 'circle-flags/flags/ee.svg?url';
import egFlag from 'circle-flags/flags/eg.svg?url';
import esFlag from 'circle-flags/flags/es.svg?url';
import fiFlag from 'circle-flags/flags/fi.svg?url';
import frFlag from 'circle-flags/flags/fr.svg?url';
import gbFlag from 'circle-flags/flags/gb.svg?url';
import grFlag from 'circle-flags/flags/gr.svg?url';
import hkFlag from 'circle-flags/flags/hk.svg?url';
import hrFlag from 'circle-flags/flags/hr.svg?url';
import huFlag from 'circle-flags/flags/hu.svg?url';
import idFlag from 'circle-flags/flags/id.svg?url';
import ieFlag from 'circle-flags/flags/ie.svg?url';
import isFlag from 'circle-flags/flags/is.svg?url';
import itFlag from 'circle-flags/flags/it.svg?url';
import joFlag from 'circle-flags/flags/jo.svg?url';
import jpFlag from 'circle-flags/flags/jp.svg?url';
import keFlag from 'circle-flags/flags/ke.svg?url';
import krFlag from 'circle-flags/flags/kr.svg?url';
import liFlag from 'circle-flags/flags/li.svg?url';
import ltFlag from 'circle-flags/flags/lt.svg?url';
import luFlag from 'circle-flags/flags/lu.svg?url';
import lvFlag from 'circle-flags/flags/lv.svg?url';
import maFlag from 'circle-flags/flags/ma.svg?url';
import mtFlag from 'circle-flags/flags/mt.svg?url';
import mxFlag from 'circle-flags/flags/mx.svg?url';
import myFlag from 'circle-flags/flags/my.svg?url';
import nlFlag from 'circle-flags/flags/nl.svg?url';
import noFlag from 'circle-flags/flags/no.svg?url';
import nzFlag from 'circle-flags/flags/nz.svg?url';
import omFlag from 'circle-flags/flags/om.svg?url';
import phFlag from 'circle-flags/flags/ph.svg?url';
import plFlag from 'circle-flags/flags/pl.svg?url';
import ptFlag from 'circle-flags/flags/pt.svg?url';
import qaFlag from 'circle-flags/flags/qa.svg?url';
import roFlag from 'circle-flags/flags/ro.svg?url';
import ruFlag from 'circle-flags/flags/ru.svg?url';
import saFlag from 'circle-flags/flags/sa.svg?url';
import seFlag from 'circle-flags/flags/se.svg?url';
import sgFlag from 'circle-flags/flags/sg.svg?url';
import siFlag from 'circle-flags/flags/si.svg?url';
import skFlag from 'circle-flags/flags/sk.svg?url';
import thFlag from 'circle-flags/flags/th.svg?url';
import trFlag from 'circle-flags/flags/tr.svg?url';
import twFlag from 'circle-flags/flags/tw.svg?url';
import tzFlag from 'circle-flags/flags/tz.svg?url';
import usFlag from 'circle-flags/flags/us.svg?url';
import vnFlag from 'circle-flags/flags/vn.svg?url';
import zaFlag from 'circle-flags/flags/za.svg?url';

/** The address of each flag of the listing, by ISO 3166 code in lower case. */
export const flagUrls: Readonly<Record<string, string>> = {
  ae: aeFlag,
  ar: arFlag,
  at: atFlag,
  au: auFlag,
  be: beFlag,
  bg: bgFlag,
  bh: bhFlag,
  br: brFlag,
  ca: caFlag,
  ch: chFlag,
  cy: cyFlag,
  cz: czFlag,
  de: deFlag,
  dk: dkFlag,
  ee: eeFlag,
  eg: egFlag,
  es: esFlag,
  fi: fiFlag,
  fr: frFlag,
  gb: gbFlag,
  gr: grFlag,
  hk: hkFlag,
  hr: hrFlag,
  hu: huFlag,
  id: idFlag,
  ie: ieFlag,
  is: isFlag,
  it: itFlag,
  jo: joFlag,
  jp: jpFlag,
  ke: keFlag,
  kr: krFlag,
  li: liFlag,
  lt: ltFlag,
  lu: luFlag,
  lv: lvFlag,
  ma: maFlag,
  mt: mtFlag,
  mx: mxFlag,
  my: myFlag,
  nl: nlFlag,
  no: noFlag,
  nz: nzFlag,
  om: omFlag,
  ph: phFlag,
  pl: plFlag,
  pt: ptFlag,
  qa: qaFlag,
  ro: roFlag,
  ru: ruFlag,
  sa: saFlag,
  se: seFlag,
  sg: sgFlag,
  si: siFlag,
  sk: skFlag,
  th: thFlag,
  tr: trFlag,
  tw: twFlag,
  tz: tzFlag,
  us: usFlag,
  vn: vnFlag,
  za: zaFlag,
};
