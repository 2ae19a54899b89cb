import { phrases } from "../phrase.ts";

/** What only sounds like an illness. */
export const NOT_CLINICAL = phrases(`
  sick of|with_it|workout|gains|abs|beat|day|days_for_the|leave|and_tired
  training|workout|exercise is my therapy
  cold plunge|shower|showers|bath|water|start|brew|weather|outside|turkey|smoked|cuts|soup|press|pressed
  fever pitch
  heart healthy|health|rate|rates|zone|zones|beet|beets|of_palm|hearts|palm|shaped|monitor
  hearts of_palm|palm
  medicine ball|balls
  pill bug|bugs
  hip|knee|elbow|knees ~ heart
  kidney bean|beans
  liver pate
  cancer sign|zodiac
  heart_attack burger|burgers|grill|sandwich|on_a_plate|fries|food|recipe
  operation|operations hours
  celiac|coeliac ~~ cook|dinner|lunch|breakfast|recipe|recipes|bread|friendly|safe|serve
  cook|dinner|lunch|recipe|recipes|serve ~~ celiac|coeliac
  break a_leg
  expecting delivery|package|a_lot|results|more|this|too
  asthma friendly
  ^ what ?exactly is|are|does|causes ?a|an|the ?plantar|high|low|torn|tennis|stress tendonitis|tendinitis|bursitis|arthritis|sciatica|hernia|scoliosis|osteoporosis|gout|fasciitis|meniscus|anemia|diabetes|hypertension|asthma|pressure|blood_pressure|fibromyalgia|impingement|elbow|sarcopenia|osteoarthritis|concussion ?mean $
  expecting guests|company|visitors|friends|family|people
`);

export const PREGNANCY = phrases(`
  pregnant|pregnancy|pregnent|preggo|preggers|prenatal|antenatal|postnatal|postpartum|trimester|breastfeeding|breastfeed|breast_feeding|nursing_my|miscarriage|miscarried|caesarean|cesarean|csection|c_section|gestational|preeclampsia|lactating|diastasis
  am|is|are|we|wife|girlfriend|partner|sister expecting ?a|our|my ?baby|child|twins|in|number|soon !guests|company|visitors|friends|family|people|results|a_delivery|a_package|more|to|this|that|too|from
  found out ~ expecting
  ?am|is|i|we|wife|are ?trying|try to conceive|get_pregnant
  ttc
  trying for ?a|our|another|number baby|child|kid|two|kids|another
  with child
  baby on|in|due|bump|belly|arrives|is_due|inside|coming|growing|in_my !food|corn|spinach|carrots|potatoes|leaves|steps|weight
  bun in ?the oven
  # weeks|months|week|month|wks along|preg|gone|in_my|into_my_pregnancy
  due|due_date ?date in|is ~ january|february|march|april|may|june|july|august|september|october|november|december|weeks|months
  just|recently|had|after|since|gave|given|giving ?had|gave|a|given|my|having|giving|have ?a|birth|my ?baby|birth|newborn|kid baby|birth|newborn|delivery|labour|labor
  pelvic floor ~ birth|baby|after
  my newborn|unborn
  baby weight
  mom|mum|mother|mama to be
`);

export const MEDICATION = phrases(`
  medication|medications|medicine|medicines|medicated|meds|prescription|prescribed|prescribe|pills|tablets|antibiotics|antibiotic|antidepressant|antidepressants|ssri|ssris|snri|prozac|zoloft|sertraline|fluoxetine|lexapro|citalopram|escitalopram|lithium|insulin|metformin|ozempic|wegovy|mounjaro|semaglutide|tirzepatide|zepbound|glp|saxenda|liraglutide|trulicity|warfarin|coumadin|eliquis|xarelto|statin|statins|lipitor|atorvastatin|lisinopril|amlodipine|metoprolol|bisoprolol|propranolol|atenolol|ramipril|losartan|levothyroxine|synthroid|thyroxine|adderall|ritalin|vyvanse|methylphenidate|concerta|xanax|valium|diazepam|prednisone|prednisolone|cortisone|corticosteroid|hydrocortisone|ibuprofen|paracetamol|acetaminophen|tylenol|advil|aspirin|naproxen|aleve|diclofenac|codeine|tramadol|oxycodone|opioid|opioids|gabapentin|painkiller|painkillers|anabolic|steroid|steroids|testosterone|trt|hgh|sarm|sarms|trenbolone|anavar|dianabol|winstrol|chemotherapy|chemo|roaccutane|accutane|isotretinoin|methotrexate|humira|albuterol|ventolin|salbutamol|birth_control|contraceptive|viagra|finasteride|peptides
  tren|dbol|deca cycle|stack|dose|dosage
  beta ?adrenergic blocker|blockers
  ace inhibitor|inhibitors
  blood thinner|thinners|pressure_pills|pressure_tablets|pressure_meds
  anti depressant|depressants|inflammatory|inflammatories|biotics
  water tablet|tablets|pills
  pain killer|killers|relief_tablets|meds|pills
  sleeping pill|pills|tablets
  the pill
`);

/** Someone who is too young for an account. */
export const YOUNG = phrases(`
  am|i|im ?only|just 10|11|12|13|14|15 ?years ?year ?old|yo|years ?old !kg|lb|lbs|kilos|pounds|stone|minutes|days|weeks|percent|st|reps|stones|sets|and_a_half|mins|body|from|short|over|under|away|on|into|in|behind|months|off|hours
`);

export const ILLNESS = phrases(`
  diabetes|diabetic|diabetics|diabetis|prediabetes|prediabetic|epilepsy|epileptic|asthma|asthmatic|hypertension|hypotension|arthritis|rheumatoid|osteoporosis|osteopenia|osteoarthritis|fibromyalgia|lupus|leukemia|arrhythmia|tachycardia|cancer|tumor|tumour|hernia|hernias|herniated|sciatica|scoliosis|spondylosis|spondylolisthesis|stenosis|anemia|anaemia|anemic|anaemic|thyroid|hypothyroid|hyperthyroid|hypothyroidism|hyperthyroidism|hashimoto|hashimotos|graves|pcos|endometriosis|crohns|colitis|coeliac|celiac|pneumonia|bronchitis|tuberculosis|mononucleosis|glandular_fever|mono|covid|coronavirus|flu|influenza|fever|feverish|chickenpox|shingles|parkinsons|alzheimers|copd|emphysema|cirrhosis|hepatitis|hiv|gout|raynauds|ehlers|marfan|myocarditis|pericarditis|cardiomyopathy|afib|arrhythmia|pacemaker|aneurysm|thrombosis|embolism|lymphedema|varicose|glaucoma|osgood|tendonitis|tendinitis|tendinopathy|plantar_fasciitis|bursitis|labrum|meniscus|rotator_cuff_tear|fasciitis|nephritis|pots|sarcopenia|hypermobility|hypermobile|transplant|dialysis|bipolar|schizophrenia|schizophrenic|psychosis|ptsd|ocd
  ?type|t one|two|1|2 diabetes|diabetic
  multiple sclerosis
  cystic fibrosis
  long|post covid|viral
  chronic fatigue|illness|disease|pain|condition|kidney
  kidney|liver|lung|heart|cardiac|coronary|thyroid|autoimmune|gallbladder|bowel|blood|muscle|nerve|medical ?valve|artery disease|failure|condition|conditions|problem|problems|defect|murmur|stone|stones|issue|issues|disorder|trouble|transplant|surgery|attack|bypass|stent|stents|clot|clots|complaint
  heart attack|operation|valve|bypass|stent|surgery
  had|survived|after|since|history|from|a|my|recent|mini ?of ?a ?mini stroke|heart_attack|tia
  stent|stents|bypass|icd|pacemaker|defibrillator
  concussion|concussed|whiplash
  high|low|raised|elevated|bad ?blood ?pressure|sugar ?and|or cholesterol|blood_pressure|bp|blood_sugar
  low|iron iron|deficiency|deficient !bar|plates
  blood pressure|clot|clots
  irregular heartbeat|heart_beat|periods
  slipped|bulging|herniated|ruptured|prolapsed disc|disk|discs|disks
  disc|disk ?l4|l5 bulge|herniation|prolapse
  surgery|surgeries|operation|operated|surgeon|surgical|appendectomy|hysterectomy|mastectomy|keyhole|post_op|stitches
  hip|knee|shoulder|joint ?joint replacement|replaced|prosthesis
  torn|tore|tear|ruptured|rupture|fracture|fractured|broken|broke|sprained|dislocated ?my|a|the|his|her|in|of|left|right ?my|the|left|right acl|mcl|pcl|achilles|ligament|tendon|muscle|rotator|rotator_cuff|labrum|meniscus|hamstring|calf|bicep|biceps|pec|ankle|wrist|leg|arm|rib|ribs|foot|toe|finger|collarbone|hand|elbow|vertebra|back
  acl|mcl|pcl|achilles ?reconstruction|is|was ?is tear|torn|rupture|surgery|rehab|injury|reconstruction|repair|ruptured
  stress fracture|fractures
  have|having|got|getting|caught|recovering|am|feel|feeling|with|am_still|get|after|just_had ?got|a|the|from|down|really|so|been|still|over|with|bit ?had|a|the|over|with|an|bad cold|sick|ill|flu|infection|virus|stomach_bug|unwell|chest_infection|sinus_infection|food_poisoning|tonsillitis|bronchitis|illness|strep|bug|poorly !and_tired|of|day|abs
  train|exercise|workout|work|lift|run|gym ?out|when|while ?when|while|with|being ?i ?am|being|have ?a sick|ill|unwell|cold|hungover
  health condition|conditions|problem|problems|issue|issues
  my doctor|cardiologist|physio|physiotherapist|gp|oncologist|specialist|clinician|surgeon|physical_therapist|consultant ?has|just ?said|told|says|wants|recommended|advised|warned|put|prescribed|diagnosed|diagnosed_me said|told|says|wants|recommended|advised|warned|put|prescribed|diagnosed|tells
  was|been|am|got|just|being|is|recently diagnosed
  palliative|terminal|terminally ill|cancer
  one|single|removed|donated kidney|lung
  i am|is|he|she wheelchair|paralysed|paralyzed|paraplegic|disabled
  is 10|11|12|13|14|15 ?years ?year ?old|yo|years ?old !kg|lb|lbs|kilos|pounds|stone|minutes|days|weeks|percent|st|reps|stones|sets|and_a_half|mins|body|from|short|over|under|away|on|into|in|behind|months|off|hours
  10|11|12|13|14|15 ?year|years|yr|yo|y old|o|yo|yr
  my # ?year|years|yr ?old old|yo|o ?son|daughter|child|kid son|daughter|child|kid|boy|girl
`);

const PART =
  "knee|knees|shoulder|shoulders|back|lower_back|neck|hip|hips|wrist|wrists|elbow|elbows|ankle|ankles|foot|feet|heel|calf|hamstring|quad|groin|rib|ribs|stomach|hand|arm|leg|legs|thumb|toe|spine|pec|bicep|biceps|shin|shins|glute|achilles|forearm|joint|joints|it|pain|sciatic";
const ACHE =
  "hurt|hurts|hurting|pain|pains|painful|ache|aches|aching|sore|swollen|swells|swelling|numb|tingling|tingles|stiff|clicks|weak|throbs|throbbing|injured";

/** Aches that have lasted, or that wake someone: a reason to be seen. */
export const PERSISTENT_PAIN = phrases(`
  ${PART} ~~ ${ACHE} ~~ weeks|months|month|years|january|february|march|april|june|july|august|september|october|november|december|summer|winter|spring|autumn|christmas|day|ages !after_leg_day|leg|chest|arm|push|pull
  ${ACHE} ~ ${PART} ~~ weeks|months|month|years|january|february|march|april|june|july|august|september|october|november|december|summer|christmas|ages
  ${PART} ~~ weeks|months|years ~~ ${ACHE}
  still ${ACHE} ~~ weeks|months|years
  ${PART} ~ still ${ACHE}
  ${PART} ~~ wakes|waking|woken|keeps me ?up ?at|up|awake
  not|never|no going_away|gone_away|getting_better|get_better|healed|healing|heal|improving|improve ~~ weeks|months|month|years
  getting|gets|got|keeps worse|getting_worse ~~ weeks|months|days|every
  stress fracture
  not|no|missed|lost|stopped|skipped ~ period|periods ~ months|month|weeks|since
`);
