import { phrases } from "../phrase.ts";

const BODY =
  "knee|knees|shoulder|shoulders|back|neck|hip|hips|wrist|wrists|elbow|elbows|ankle|ankles|foot|feet|heel|calf|hamstring|quad|groin|chest|rib|ribs|stomach|belly|head|hand|arm|leg|legs|thumb|toe|spine|disc|pec|bicep|biceps|shin|shins|glute|achilles|forearm|lump|rash|mole|skin|heart|it";
const PART_OF_BODY = BODY.replace(/\|it$/, "");
const CONDITION =
  "tear|torn|tendonitis|tendinitis|bursitis|arthritis|sciatica|hernia|sprain|sprained|strain|strained|fracture|fractured|broken|impingement|infection|inflamed|inflammation|dislocated|ruptured|herniated|slipped|shin_splints|concussion|meniscus|rotator_cuff|labrum|plantar|tennis_elbow|golfers_elbow|carpal|gout|diabetes|anemia|anemic|cancer|condition|injury|injured|serious|deficiency|deficient|pinched|nerve|cracked|bulging|disc|thyroid|pcos|anorexia|depression|adhd|autism|celiac|intolerant|intolerance|allergic|allergy|ibs|pulled|stress_fracture|runners_knee|jumpers_knee|hypertension";

/** Asks what an ache or an illness is. */
export const DIAGNOSIS = phrases(`
  diagnose|diagnosis|diagnosing|diagnos !me_with|with|of
  do|could|might|think|if|whether|can|maybe ?you ?think ?that i ?might|could|may|just|really ?really ?have|got|be ?pulled|torn|broken|a|an|my|some|serious ?a|an|my|bad ?kind ?of ${CONDITION}
  ^ ?so ?omg ?hey did|have|has i|my ?just|really ?shoulder|knee|ankle|back|wrist ~ torn|tear|tore|pulled|pull|broken|break|broke|fractured|fracture|sprained|sprain|strained|strain|ruptured|rupture|dislocated|dislocate|herniated|slipped|popped|snapped|damaged !the_bar|record|streak
  am|are i ?just ?maybe ?probably ?iron ?lactose ?gluten ?deficient ?glutes ?clinically anemic|anaemic|diabetic|depressed|allergic|intolerant|celiac|coeliac|deficient|pregnant|hypothyroid|autistic|anorexic|injured|concussed|having
  is|are|could|can|might|would|maybe|does|if this|my|that|it|these|the|its ?pain|thing|ache|lump|swelling|symptoms|its|${BODY} ?just|really|actually|sound|mean|be|sounds ?be|like|i_have|sound ?a|an|my|torn|runners|jumpers|tennis|golfers|frozen ?a|an|pulled ${CONDITION}|elbow|shoulder|knee !enough|kit|prevention
  ^ ${CONDITION} or ${CONDITION}
  what ?is|could|can|did|have|might ?be ?it ?i ?might ?be wrong|causing|the_matter|happening|going_on|up ~ ${PART_OF_BODY}
  what ?is wrong|the_matter with ?me|my ?body $
  what injury|condition|disease|illness|problem|kind_of_injury do|could|have|is|might|did i|this|my|it ?have|be|got
  which injury|condition|disease|illness|muscle|ligament|tendon do|could|have|is|did i|this ?have|tear|pull|tore|pulled
  tell|know|figure_out|work_out|say ?me|if|whether|what ?if|whether|is|kind ?it|this|of|is|i ?is|have|injury ~ torn|tear|broken|fractured|sprain|sprained|tendonitis|injury|injured|hernia|condition|disease|wrong_with|serious
  symptom|symptoms of|mean
  what ?do|does|could|might ?these|my|this symptoms|symptom|lump|rash ?mean
  name|identify ?my|the|this|what|which injury|condition|illness|disease
`);
