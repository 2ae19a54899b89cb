import { phrases } from "../phrase.ts";

// The coach answers in English, but nobody is left alone for writing in the language they think in: German, French, Spanish, Portuguese, Italian, Dutch.

export const FOREIGN_CRISIS = phrases(`
  suizid|selbstmord|suizidgedanken|selbstmordgedanken|selbstverletzung|umbringen|lebensmude
  nicht|nimmer|nichtmehr ?mehr ?mehr leben|weiterleben|aufwachen|da_sein
  will|mochte|wollte|werde ~ sterben|tot|umbringen|mich_toten|schluss_machen
  mir|mein|meinem ?das leben nehmen|ein_ende|ende_setzen
  mich ?selbst toten|ritzen|verletzen|aufhangen|erschiessen
  suicidaire|suicider|automutilation|suicidio|suicidarme|suicidar|suicida|suicidarmi|autolesion|automutilacao|zelfmoord|zelfdoding|zelfbeschadiging
  veux|voudrais|envie ~ mourir|en_finir|me_tuer|disparaitre|me_suicider
  me tuer|suicider|matar|suicidar
  plus envie|vouloir|veux ~ vivre
  quiero|quisiera|voy|gustaria ?a morir|morirme|matarme|suicidarme|desaparecer|acabar_con_mi_vida|hacerme_dano|quitarme_la_vida
  no quiero ?seguir vivir|viviendo|vivir_mas
  quitarme la vida
  quero|queria|vou|vontade ?de ?me morrer|matar|suicidar|sumir_para_sempre|acabar_com_a_minha_vida|me_matar|me_machucar
  nao quero ?mais ?viver viver|mais
  tirar ?a minha vida
  voglio|vorrei morire|uccidermi|ammazzarmi|farla_finita|suicidarmi|farmi_del_male
  non voglio ?piu vivere
  uccidermi|ammazzarmi
  wil|zou ?ik ?niet ?meer dood|doodgaan|sterven|leven ?zijn $
  wil niet meer leven
  maak|maken er|mezelf ?een ?van_kant ?eind ?aan|kant
  pone fin a mi vida
`);

export const FOREIGN_EMERGENCY = phrases(`
  brustschmerz|brustschmerzen|herzinfarkt|schlaganfall|ohnmachtig|bewusstlos|herzrasen|atemnot
  schmerzen|druck|stechen ?in ?der|auf|meiner brust
  keine luft
  douleur|douleurs|pression ?a ?dans ?la|thoracique|au ?la poitrine|thoracique|coeur
  crise cardiaque
  evanoui|evanouie|evanouir
  dolor|presion|opresion ?en|de ?el pecho|corazon
  me desmaye|desmayo|desmayado|falta_el_aire
  infarto|derrame|desmaiei|desmaio|desmayarme|svenuto|svenuta|svengo
  dor|pressao ?no|de peito
  dolore|dolori|pressione ?al|nel petto|torace
  pijn|druk op|in|aan ?mijn|de borst
  flauwgevallen|hartaanval|beroerte
`);

export const FOREIGN_PREGNANCY = phrases(`
  schwanger|schwangerschaft|enceinte|grossesse|embarazada|embarazo|gravida|gravidez|gravidanza|incinta|zwanger|zwangerschap
`);

export const FOREIGN_IDENTITY = phrases(`
  bist|sind|ist du|sie|das|hier ~ mensch|roboter|ki|maschine|bot|echt|echter
  es|etes|est tu|vous|ce ~ humain|robot|ia|personne|machine|bot
  eres|es|estoy_hablando ?usted ?un|una|con|real ?un|una humano|humana|robot|ia|persona|maquina|bot
  voce e ?um|uma ?pessoa|robo|humano|ia|maquina
  sei ?un|una ?vero|vera ?persona umano|robot|persona|ia|macchina|bot
  ben jij|je ?een|echt ?echt mens|robot|ai|echt|bot
`);
