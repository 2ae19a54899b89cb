/** Common English words (and the catalogue's) that are only a letter or two away from one the coach knows: they're never taken for a misspelling of it. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
aachen abbess abbot abdicated abdication abuse academia academic accademia accompany accounted accounts accurate accused achieves acre acres
activation added admin admits adviser advisers advises agave aged aggression agree agrees agrippina aground aims airdate aired aires airlift airline
airplay airs airtime airways algorithms alignment alike allege allele allergen allergies allowing alongside alter alzheimer amassing among amounts
analysed analysis analyzed anatolia angle angles annapolis annually antibody antilles antiviral antti anyones anytime anywhere aparts appearing
appellation appendages appended applies apply applying approving arches arching archives areas arena aria arils arise armee army arras array arrests
arrivals arrived arriving artes artificially artistic arts aspiring assaults assay assertion assess assessed assessing assisting asteroid asteroids
asymmetric attaches attaching attacked attackers attacking attain attained attaining attempting attempts attended attending attested attire attracts
automatic automaton aviation avoids awarding baba backdrop backed background backing backrest backs backstroke bacterial bacterium bags bake balanced
balances bald banded bands bandstand banff bang banishment bank banked banned barbell bare barley barnabas barrel barrels barrymore bars bass batch
bathhouse bats batter batters batting battle beach beam beams beard bearing bears became becomes becoming beef beer befriends began beginning believed
believes bella bells belonging belt bend bent berets bering berth besan beset beth betting binding bindings birthplace births birthyear bite bits
bitter bitterly bjorn blackfoot blackish blackpool bladed blend blending blends blessing block blocked blocks bloggers bloodiest blow blurring
boasting boat boats bodybuilding bodyweight bodywork boneless bonne bonus bookings books booms boots bordered borne boron bottled bottleneck bottles
boulders bouncing bounding bowed bowl bowled bowlers bowls bows boxes brackets brainchild braising braking bran branches branching brand branding
breaches breaching breadth breakaway breakout breaks breakthrough bream breaststroke breaths bred breda breed breeding breeds breuning bridgehead
bridges bridging bridle brightness bring bringing brisk broad brokered brothels brothers brought browning browns brush brushing bugle buildings
bulgaria bullying bumps buren buried burnet burns burrowing burst butt butter buttery bypassing caches cadre cadres cafe cafes calls callsign calm
cameo camp camps cancel cancerous cancers cannes cannonball canoer cans cantilever cape capes capping captains captured caraway carb card cardiff
cards career careers carne carnivorous carried carries carrying cars carts carvings cases casing cast catalyzed catching caused cave caves ceilings
cent centers centred centres centro ceres cessation chain challenged challenger challengers challenges changing char chariots chart charting cheat
checking cheek cheer cheese chen chess chestnuts chewy chia chickpea childcare childless childs chile chili chill chilla chilled chilli chillies china
chloride chlorine chola choosing chopped christians chronicle churches cilla circling circuitry circuits clade claes claiming clams clan clanging
clans clap clapping claps clash clashed clashing clasp classed classes classroom clause clauses clays clean cleanly click cliffs clinched clinging
clinical close closer closes cloth clothing clustering clusters coaching coachs coal coalition coalitions coat coatings cocking code codes coding
coefficient coexistence cognition coin coldest coldwater collar colleagues collection collections collective collector collects collider colliding
colonies colorless colours colt colts comeback commas commended commission communes commuted commuter commuters commuting competed competes compiler
complain complained complaints complete completed completes compliant complying composer composition compounds compressed compressing compression
computed computers comte conceived concepts concerns concert concerted concerto concertos concerts concession concessions conclave conclusion
conditional conditioned conduction cone cones conferred confesses confessions confined confucian connected connecting connection connections
connective conor conscripted considerable considers consort constant constantin constants constrained constructed construction constructions
consultancy consultants consulting consumers contains contemplation contemplative contender context contexts contraception contracted contracting
contractor contractors contradiction contradictions controlled controller controls conversion conversions converts cook cooked cooker cookie cooks
cooled cooling cools cooperated cooperates cooperation copa copy cores cork cornice cornmeal cornwall corrected cortisol counting counts county coupe
coupled couples couplet coupling court couscous cove covering crackdown crackles crafting crawling crease creating creation creeping crest crevices
crew cries crises crisp crispy criss critically crohn cropping crore crosse crossed crossing crossings crowns cruisers crusaders crush cube cues cults
cultured cups cure curiously currently curry curving cuttings damage damages dame dams darko dated daughters dave daytime deadliest deafness deaths
decide decider decides decimated declined declines decreased dedicated dedication deer defeat defection defects deferred definitively degermed
delegated delivered delivers demotion dent departed deploying depressions depth derive deriving derwent described description deserters deserts
desiccated desired desiring desk desks despite destroyer destroyers detained detect deterred detonated diagnoses diagnostic diagnostics diameter diary
diced diets differed differences different differing dill diner disagreed disclose disclosing diseases disguising dish dismayed disparate disperse
disputed disrupted dissolution distilled district dive dived diving djing doctorate doctrine dogs dome domes dominated donates door doping doses
dosing dots doubled doubles downbeat downfall download downloadable downstairs draft dragging draining drawings drawn dredd dress dressing dressings
dried drifts drilling drina drinks drip drips driven driver drives drops droughts drum drumming dual dubbing duck duet dumbbells dwelling dwellings
ealing eared earliest earths earthy ease east eater edit editions educated education efficiency efficient eighteens ejection electing election
electrolyte elephants elevator eleven elven emergence emergent emissions emitting emmental employed employing empowered enclosing encoding endurance
enduring enforcing enlisted enlisting ensuring entirety entre enver epicenter eroticism escapees escapes essen evacuated evacuation event everyday
everyones evolution exceeded excepting excluded excluding exclusion exclusive executing exempted exercised exerciseid exhaustive existent exists
exited exiting expanded expanding expansions expansive expectant expended expertise exploited explored explores exploring exporting exposition
expressed expresses expressing expression expressive expulsion extension extras eyed faced facelift facet fade fail failing failures fair falls fame
farm farms farthest fascists fasten faster fatah fatally fated feast feat featured features federated feed feeds fees feigned fennel fermi ferries
feuding fewer fiberglass fibers fibres fighting figures filament file fill fillies filling finale finalist finally finals fined fines fingertips
finished finishers finishes finishing finite finn finned finnish finns fire firearm firearms fissure fist fitnessgoals fittings fives flake flanking
flaps flattening flee fleeing flees fleet fleshy flicking flinders flinging flip floods floors flour flowered flushing flyover flyweight focussed fold
folds follies font footbridge foothills footnotes footplate foots footy foraging forces fords forested forewing forgave forgeries forgets forgetting
form formed forming fort fortified forwards founding foundling fours fraction freedoms freehold freemasons frees freestyle freeze frenetic fresh
fridays fried fringes frome frontline frontman fronts froze fuel fueling fuels full fullness fund funerary furnishing gabled gaius galleries game
garments geeta generale generals generate generates geneticist genetics genital genitalia geometric gestation ghosh ghostface gives glasses glassy
goalless goaltender goats gold goods gopal goring grades graduating grain grains gram grammy granting grapes grappling grass grasses grate grated
gravel gravy greater greek green greets grew greys grid grille grips grooves grossing groundbreaking groundnuts grounds groundwater grouping grown
grows gruy guessing guest guild gulf gusts halfback halftime halfway hall halls halt halted halve hamstrings hana hanas handel handfuls handles
handover hands handset handshake handstand handwriting handwritten hangings haram hardback hardening hardest hares haste haute hautes havre header
heads headstones headwaters healthcare heap heaped hearings heated heating heatproof heats heave heaviest heaving heavyweight heavyweights heels hegel
heights heir held hello hells helps hemp herb herring hers hideo highest highlight highs highway highways hike hiking hilly hindered hinging hispanic
historia historic hitching hitter holdings holds hole hollowing home homelessness homeward honoured hood hooking hoped hopping hospitals hour housed
houseguests household houses however https hulls humane humanist humankind hunan hundreds hung hungarian hungarians hungary hurling hurry hurrying
husbandry icon ideal ideals identity illnesses imaging impassable importing imposing imprints improper improperly improved improves inaction inception
incomes incurred indicated indications indo inducing induction inefficiency inefficient infections infectious infer inference infinitely inflation
inflection influence infrared infusion ingestion inhibited inhibition inhibitory inhibits initiated injuries inquired insignia inspection inspiration
instance integers intended intensive inter intermittently internationally invention iran isolation isprivate issuance issued iteration itll joins
juices juicy jussi kanto kettering kettlebells killings kilo kindest kinds king kiss kitchener kneecaps kneel kneeling known knows labors labours lace
lack lakes lamp landline lane lang languages laps largely lasts later laterally lats latter latterly lauded launch launches launching laver lead
leading leaf leaning leans leaping leaps learn learning leases leasing leathery leaved leeds leek leeks leftist legends lengths lengthways lengthy
lens lessen lessing lets lettered lettering lettres leukaemia leuven levee level leveling lever liber licences licensee licenses lies lifelong lifes
lifestyle lifter ligaments lightest lighthouse lighting lights lightweight likeable likes lille lime limiting limp lineages liner lines link linkage
liquid list listed listing listings lists liter literacy literary lived livery loads loan loaned loaves lobed lobes location lock loft logged logging
logs longest longstanding longtime looking looms loop looping loops loose loosely loosen loosens looted looting losses lots lovely lowers luang
lucknow lumps lungs lycoming machinery machines magma main maker makers males mali malls malt mamba mammal manages managing mandate mandates mans
maple mapping maps marathas marathons marche marching mare mark marking mars masculine mass masses massing match mater mattel means meant meanwhile
measure meatballs meath meatless meats medal medals medial mediated mediation medicaid medicare medicinal medieval meditation meena meet meetings
meets melee melt menstruation mentions menu metabolic metal metals meter methodist mice middles middleweight migrating mild mile milled millet minas
mindanao minds mine mined mines minibus minister minos minsk mint minute mired miso mission missions missouri mists misused mites mitigation mixes
modal modell models moderate moderated moderation modes modestly mondays monde monitored mooli moong moons moored mopping moreover mornings
morningside mortally moth mothers moths motivating motivational motivations motte motto mounting mourners moved mufti mules multiples multiplex
multiplied multiplier multiplies multipurpose mush mustered mutation mutually nacht named nameplate names narration narrative narratives narrowing
nearby neat necks needed needs nest netted nevertheless newer niche nightlife nile nine nnobody node nodes none norse norte nose notable noted
nothings noticeable noticing noting notre notts novice novices nullified numbers nutty observed observes observing oceania oceanside offline offshoot
offside offspring oily ongoing opened openness opens operate operates operatic operating operational operative operators opposition oppression
oppressive oranges orbiting outages outbreak outcome outcomes outgoing outline outlook outlying outpost outright outstanding ovenproof overall
overcame overcoming overhand overhang overhead overlaps overload overlooking overlooks overnight overs oversaw oversee overseeing overseen oversight
overstretching overt overtaken overtaking overthrew overthrow overthrowing overthrown overtook overturned paced pack packaged pads page pageants paid
painstaking painters painting paintings pair pairs palace pale paler palin palme palms pancake pancakes pandemic paneer panhandle panned pans
paperback parabolic paralleled paris park parlance parma parrots part parte parti partnered partners party passages passion passover password pasta
paste patch patents paternal path patients patterned patterns patty paused pauses payments pays peacetime peach peaks peanuts pear peas pedalling peel
peeled peer peers peking pelvis penetrated penne penned pensions pepper peptide perak perce percentages periodic permanent peron personally personas
personnel persons pesto petition phrasing physician physios pictures pike piking pilate pile pinch pinches pine pinochet pins pioneered pioneers
pistols pitched pitching pith pits pius placed placement places plain plains planar planck plane planes planetary planets planners plant plantain
planted planter planters planting plantings plants platte platted playable playback playhouse playing playoff plays pleas plots ploughing plum plums
plush pods poet poets poignant pointe pointing points pois poke pole policing politics poll polled pollution ponds pooled pools poorest popcorn
popmatters popping port ports pose positioned positions positive possessing possession posts postseason potters powder powdered powerhouse praising
precepts precision predicated preeminent preexisting preferred premiers premises premiums prep present presently preserve preserved preserves presided
presiding pressures pressurized presumed pretender prevalent preventable prevented preventing preventive prey primate primates print printing
privateer privateers privately probable proceeded processes processing procession processor professed profession programme programmer programmes
programs progressed progresses progression promoter prone propel property propping prose prosthetics proteins protested prototype prototypes proved
provision prussian psalm publishing pudding puffed pulldown pulley pulling pullover pulls pulp pulses punching punic punishments pure puree purified
purported purposes pursuing pushdown puts qualifier qualifiers query queso quiet quietest quite quito race raced racks radiation raged raided raids
rail raises rally rallying rams ranching rapid rapper rapping rare rated rating razed reaching reactions reactive readable readiness readings realises
realising rear rearing reasoned rebuilding recalling received receives recessed recitals recites recommends reconstructing reconstructions records
rectified recycling reduction reeds reefs reelection refraction refunds regaining regarded regarding regent regression regularly reigning rejoined
relating relation relaxing relaying released releasing relegated relied reliefs relies relieve reliever religious reloading rely relying remainder
remained remember reminders remove removes renal renaming rendition renditions repainted repaired repairing repairs repealed repeated replace
replacements replaces replacing replay replicas replied repression reprints reptiles resection reserved reserves reset residing resisted resisting
resolution resolved restarted restarting restoring restrained restricted restriction rests result resulted resulting resuming retained retelling
retention retrieved returning reversal reviewed revolved rewritten rhythms riced rich ridden riffs rifles rights rims ringling ripe rise risky rite
rites riverbed riverfront rivers riverside road roads roasting robots rode role roller rolling rolls rome roofs rooms root roots ropes rose rotation
roundabout roundhouse rounding rounds rowed ruins rumoured runny runtime runways rupee rush sacks sacred saddles saeed safe sagar sage sags sailed
salads salah salaries sale salle salts saltwater salty salvation salve same sanction sand sandwiched saone satay saturdays saucepan sauces saucy sault
savings sayed sayid sayings sayyid scaled scanning scathing schooling scoop scoops score scored scoreless scouting scraping scrapped scrapping
scuttled seafloor seafood sear seared seas seasonal seat seating seats seawater seaworld secession seconds secretary secreted secretion sectional
sections sects sedition seed seeding seedlings seeds seek seeking seeks sees seine selection sell selling sells senses sent sentence sentenced seoul
sequences serfs serve serves service serviced servicing serving setting settings settlers severely severing severn sexuality shacks shaded shading
shale shallow shallower shaming shandong shape shapes shard share shared sharing sharpness shave shaved shear shearing shedding shelf shell shelling
shells shift shifting shine shines shingle ship shipping ships shirt shoe shoes shootings shootout shoots shop shopping shops shore shortages shortens
shortest shortfall shortstop showa showdown showed shown shree shri shrugging shut sided sideline sides sideways sill simmer sindh sing singled
singles singly sings sink sinks sipping sips site sites sizeable sized sizes sizzle skill skilled skills skim skimming skinless skins skirting skits
skrull slab slamming slap slaw sled sleepy sliced slices slide sliding slight slim slip slippery slipping slips slits sloop slot slower slowest slows
slug slugging sluice slumping slums slurry small smells smelting snack snapping snaps snip snow soared soba socialist sock soda sofia sofla soft soil
sole solid solon solutions someones somethings somewhat somme soong sorceress soren sorer sounders soundtrack soundtracks soups sour sourcing soya
spain span spanning spans sparking spawning specialised specialises specialists spelling spellings spend spent spice spines spinners spinoff spiny
spire spite splash splits spoon spore sport sporting spot sprang springing springs springy sprinting spur spurious spurred squads squeeze squid stack
stacks staff staffing staffs staging stained staining stainless stair stallions stalls stamping standalone standings standout standstill stara staring
starlings starred starring startups stated stating station stations stave steadying steak steal stealing steaming steep stele stem stemming stems
steppes stew stews sticks sticky stillborn stillness stinging stint stints stirling stirring stock stoke stole stoned stony stood stopover store
stores storied stoves straighten straining strains strands straps streaks streaky stream streamed street streetcar streetcars streets stresses
stretched stricter striding strikers striking string strip stripped striving stroll stronger strongly struck struggled struggles stucco styled styles
successive succumbed sucre sufferers sufferings sufficiency sufficient suffused sugars suggested suggestive suggests suit suits summed sundar sundays
sundry sunnyside superbike supercomputer superfamily superhuman superman supersets superstars supervision supine supper supplied supplying supporter
supporters supporting supports suppressed suppression surge surmised surpassed surrey surveyed surveying survives survivors sustains svend swam swap
swapped swapping swarms sway swaying sweep sweeping sweet swing swinging swiss switches switching symbolism symmetric table tables tackling takeo
takeover takes takings tales tall tallied taluk taming tank tanks tape tapping taps task tasked tasks tastes taxation tdee team tears techniques tempe
tended tenders tendons tensions terminals terminus terrain terre test testified tests texas thai thais thane thani thank thatched thats theaters theme
then theo therapies thereafter theres theses theyll theyre thick thickens thickest thinkers thinks thirds though thrace threading thriving throughout
throughput throws thruster thumbs thump thursdays thus thwarted tide tides tier tiered ties tightens tightrope tiled tiles tilt timeline timer timers
timeslot timezone timor tinned tipped tipping tire tires toasting together tolerance tolerant toll tolls tomatoes tonal tone tonne tools topped
topping tops tornadoes torun totality totalled totals touching town trace traces trackage tracking tract traction tracts trail trailing trails trained
trainees trainers trainson traits tran trans transplanted trapping travel traveled travelers travelled traveller travellers traverse treatise trees
trekking trenches trending trials triangles tribal trick tricks trier tries trimmed trips troublesome trough true trunk trustees tsing tuck tumors
tumours tunneling tunnels turing turn twigs twin twisting twitches typeface tyres tyrosine uncovered undamaged undergoes undergoing undergone
underground undergrowth underhand underlying underparts underpass undersea underside undertake undertaken undertaking undertook underwater underway
underwent unexploded unlicensed unloaded unlocked unser upcoming upholding urged usable used uttering vaccination vale valuation value valves
variation variously vary vascular veena veera vein venerated verb verified versions vertebrae vertebrate vertices videos vidya ville villiers visibly
visiting vital vitus vivek voice volumes volunteer volunteers vote voyages wafers waist waited waiter waiting waits wales walker walks walkway
walkways walled walt waned ward wards wares warmed warms warn warring wars wash wasnt wasted watercolor watercolour waterfall waterfront waterline
watertight waterway waterways wave waves weakened weakest weakly wealthier wear wednesdays weed weekday weekdays weeknight weeknights weep weighs
weighted weightlifting weill welcomed welcomes welding well wellness whatever whats wheat wheel whenever where whey whipping whisking white whites
whoever wholemeal wholly whos whose wide widow width wifi wild wilt winds wine wing winged wingspan wins wipe withstand woking women wont wood wooden
woody woolen wordplay wore workforce workhouse workplace works worlds worn worsen worthing wounding woven wrapper wrapping wraps wren wrestling wring
writer writers writings yesterdays youd youll youre yours zoned
`
    .trim()
    .split(/\s+/),
);
