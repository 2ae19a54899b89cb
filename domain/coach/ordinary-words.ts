/** Common English words (and the catalogue's) that are only a letter or two away from one the coach knows: they're never taken for a misspelling of it. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
aachen aarti abbess abbot abdicated abdication abridged abuse abusers abyss academia academic accademia accompany accorded accounted accounting
accounts accurate accused achieves achilles acre acres activated activates activation actively activism activist activity actress acts added additives
addressed addresses addressing adjustable adjusts admin admits adobe adorn adviser advisers advises aeroplane afire aftermath agave aged aggregates
aggression agree agrees agrippina aground aided aims airdate aired aires airlift airline airplay airports airs airship airtime airways algebraic
algebras algorithms alignment alike allege allele allergen allergens allergies allocation allowing alone alongside alps alter alternate alternates
alternating alternatively alto alzheimer amass amassing ammar among amounting amounts anaerobic analysed analyses analysis analyst analysts analyzed
analyzer analyzes anatolia androids angle angles annan annapolis annually answerable answers antibody antilles antiviral antti anymore anyones anytime
anywhere apartments aparts apparatus appearing appellation appendages appended applies apply applying appointing approached approving arches arching
archives areas arena argentine argus aria arils arise arises arising armband armee army arrange arranges arras array arrests arrivals arrived arriving
artes artificially artistic arts ascending aspiration aspiring assaults assay asserted assertion asserts assess assessed assessing assessment assigned
assisting assortment asteroid asteroids asymmetric atlantean attaches attaching attacked attackers attacking attain attained attaining attempting
attempts attended attending attested attire attracting attracts attrition auctions auspices automatic automaton automobile auvergne avatars aviation
avoids awarding baba backdrop backed background backgrounds backing backrest backs backstory backstroke backward bacterial bacterium badminton bags
bake bakery balanced balances bald ballads banded bandmate bando bands bandstand banff bang banishment banister bank banked bankers banking banned
banners barbell barcodes bare barges baring barley barnabas barnsley barons barrack barred barrel barrels barrymore bars basal base basel bases basic
basics basie basin basins basis bass batch bath bathhouse baton batons bats batted batter batters batting battle battled beach beacons beam beams
beard bearing bears beats became becomes becoming beef beer befriends began beginning beginnings begins begun being belgrano believed believes bella
bells belonging below belt benches benchmark bend bendy benefited bengali bengt benin bent berets bering bernd berries berth besan beset beth betting
biking bilateral billion binding bindings binds biochemistry biomass birchers birthplace births birthyear bite bits bitter bitterly bjorn blackberries
blackfoot blackish blacklist blackpool blacksmith blacksmiths bladed blend blending blends blessing blighted blinds bloc block blocked blocks blog
bloggers blogging blood bloodiest blow bluebeard blueberries bluegrass bluesy bluetooth bluffs blurring boars boasting boasts boat boats bobbing
bodybuilding bodyweight bodywork boilers boils bolster bolstered boneless bonne bonus booed booked bookings bookmaker books bookshop booms boost
boosted boosters boosting booting bootlegging boots bordered bordering born borne boron both bother bottled bottleneck bottles boulders bouncing
bounding bouts bowed bowl bowled bowlers bowls bows boxes brackets brainchild braise braising braking bran branches branching brand branding brands
breaches breaching breadth breakage breakaway breakout breaks breakthrough bream breaststroke breathing breaths bred breda breed breeding breeds
breuning brewers brick bridgehead bridges bridging bridle brief briefly brightly brightness brim brine bring bringing brings brisk broad brocade
brokered broomstick brothels brothers brought browning browns brush brushing buccaneers bugle buildings builds built bulgaria bullying bumps bunch
bundled burdensome buren buried burners burnet burns burrowing burst busan businesses businessman butt butte butter buttery bypassing byrds bytes
cache caches cadre cadres cafe cafes calculated calculates calendars calls callsign calm calms came cameo camp camps canberra cancel cancels cancerous
cancers canister canna cannelloni cannes cannonball cannonballs canoeing canoer cans cantilever canton cantons cape capes capita capitaine capitol
capped capping caps captaincy captained captains captives captured caravans caraway carb carbohydrate carbon carbonate card cardiff carding cards
career careers carnation carne carnivores carnivorous carriages carried carries carrying cars carstairs cartoonist carts carvings cases casing cast
castaways caste castel castes casts catalyzed catching caters cattle caused cave caves ceilings cells cent centers centre centred centres centro
centuries cercle ceres certain certification cessation chaim chain chains chaired chairman chairperson challenged challenger challengers challenges
champlain chancel chand changeable changed changeling changeover changing channels chants chaplain chaplains chapters char charger charing chariots
chart charted chartered charters charting charts chasers chatbot chatsworth cheapest cheat chechens checking checkout checks cheek cheer cheese
cheesecake chemists chen cherries chess chestnuts chewy chia chiba chickpea childcare childe childless childs chile chili chill chilla chilled chilli
chillies china chloride chlorine choir choirs chola choose choosing chopped chopping chord chords chose christians chronicle churches cilla circe
circling circuitry circuits circuses citation clade claes claim claiming claims clamp clams clan clanging clans clap clapping claps clash clashed
clashes clashing clasp classed classes classified classifies classmate classroom clause clauses clays clean cleanly clearest clearwater clenching
cleon clerics click cliffs climbing clinched clinging clinical clive clock cloister clones close closer closes closest cloth clothing clube clubs
clustered clustering clusters coaching coachs coal coalition coalitions coast coasts coat coatings coats cocking code codename codes codex coding
coefficient coexistence cognition coils coin coinage colander coldest coldwater collaborate collapses collar collars colleagues collection collections
collective collector collects colleges collider colliding colonies colorless colours colt colts combine combined combines comeback comfortable command
commanded commander commanders commandos commas commences commended commented commenting commission commitments commodities commodity communes
communicated communion communism communist communists commuted commuter commuters commuting compacted compares compasses competed competes
competitions competitive competitor compiled compiler complain complainant complained complaints complete completed completes complexes compliant
complied complying composed composer composition compounded compounds compressed compresses compressing compression computation computed computer
computers comte conceals conceding conceived concepts concerns concert concerted concerto concertos concerts concession concessions conclave conclude
concluded concludes conclusion condensation conditional conditioned conduction conduits cone cones confection conferred confesses confessions confined
confirmed confiscation conform conformation confucian congestion congolese connacht connected connecticut connecting connection connections connective
connector connects conor conscripted consecutively conservation considerable considers consisted consistently consisting consoles consort const
constant constantin constants constrained constructed construction constructions consultancy consultants consulting consumers contacts contagion
contained container containers contains contemplation contemplative contender contention contents context contexts contraception contract contracted
contracting contractor contractors contracts contradiction contradictions contras contrast controlled controller controls convection convention
conversion conversions converted converts cooch cook cookbook cookbooks cooked cooker cookie cooks cooled cooling cools cooperated cooperates
cooperation copa copulation copy copyright cores cork cornice cornmeal cornwall corps corrected corrects cortisol corvettes cosplay counters countess
counties counting counts county coupe coupled couples couplet coupling court courts couscous cove coverage covering crackdown crackles crackling
crafting cramp cramping cranberries crane craning crate crawling crease created creates creating creation credits creep creeping crest crests crete
crevices crew crewe cries crises crisis crisp crispy criss critically croatian crohn crop cropping crops crore crosse crossed crosses crossing
crossings crossover crossroad crowns cruisers crumbled crumbles crunches crusaders crusades crusading crush crushing cuba cube cues culled cults
cultured cups cure curiously curled currency currently currents curry curve curved curving customary customers customized cuts cuttings cutty cycled
cycles cysts damage damages dame dams darko darts dashes dated daughters dauntless dave daytime deadliest deadlocked deafness deaths deathstroke decca
december decepticon decide decider decides decimated declared declares declined declines decoding decomposition decrease decreased decreasing
dedicated dedication deducted deepa deepening deeper deepwater deer defeat defeated defected defection defects defended deferred deficient deficits
define defines definitively deflected deflection deformation degermed degraded dejected delegated deletion deliberated delivered delivers demonstrated
demonstrates demos demotion dent departed department depending depleted deploying depressions depth derive deriving derwent described describes
description deserters deserts desiccated designate designated designed designs desired desiring desk desks despite destroyer destroyers detailed
detained detainees detect detected detection deter deterred detested detonated developed developer develops devolved diagnoses diagnostic diagnostics
diameter diary dice diced died diets differed differences different differentiate differently differing differs difficulty dill diner disabled
disagreed disappear disc disciple disciplines disclose disclosing discounted discounts discoverer discoveries discovers discovery diseases disguising
dish disk disliked dislikes dismayed disparate disperse disputed disrupted dissolution distances distilled district dive dived diverted diving djing
doctorate doctrine dogs dome domes dominated donates door doorstep doping dose doses dosing dots doubled doubles doubtless downbeat downfall
downgraded download downloadable downloading downloads downstairs downturn downwind draft dragging drags draining draw drawings drawn dredd dress
dressing dressings dried drifts drilled drilling drina drinks drip drips driven driver drives drooping droplets drops droughts drum drumming dual
dubbing duck duet duets dull dumbbells dwelling dwellings ealing eared earliest earner earnings ears earths earthy ease east eater eats edict edit
edition editions edits educated education effectively efficiency efficient egress eighteens eighth eighty ejection elaborated electing election
elections elective electrolyte electrons elemental elephants elevation elevator eleven elsewhere elven emergence emergent emissions emitters emitting
emmental employed employing empowered empress emulation enabled enables enacting enclosing encoding endurance enduring energies enforcing enlisted
enlisting enrolling ensuring enters entirety entities entrance entrants entre entryway enver epicenter equations equipments eradicating eroticism
eruption escapees escapes essays essen estimated estimates euro evacuated evacuation even evenings event evergreen everyday everyones eviction
evolution exam exams exceeded excelled excellence excepting exception excesses excessive exchanged exchanges excise excluded excludes excluding
exclusion exclusive executed executes executing execution executive exempted exercised exerciseid exhaustive existent exists exited exiting expanded
expanding expansion expansions expansive expectant expected expended expertise expiry explained exploited explored explores exploring explosive
exported exporting exports exposition expressed expresses expressing expression expressive expressly expressway expulsion extension extensive
extracted extraction extractor extras extratropical eyed facebook faced facelift facet facets facts fade fades faeces fail failing fails failures fair
fall falls faltering fame famer fans fared fares fargo farm farmed farms farthest fascists fasten faster fatah fatally fated fatigue feared fearing
feast feat feats featured features federated feed feeds fees feet feigned felled fellow felt fennel fermi ferries feud feuding fever fewer fiberglass
fibers fibres fifth fight fighters fighting figures figurines filament file filed fill fillies filling fills filly filmed filmmaker filmmakers
filmmaking films filtered finale finalist finally finals fined fines fingertip fingertips finished finisher finishers finishes finishing finite finn
finned finnish finns fire firearm firearms fireside firewalls firmer firmness firsts fissure fissures fist fists fitnessgoals fits fitted fittings
fives fixtures flag flagrant flags flake flanked flanking flaps flask flattening flavoring fled flee fleeing flees fleet fleets flesh fleshy flicking
flies flightless flights flinders flinging flip float floats flooded flooding floods flooring floors flour flourished flowered fluctuation
fluctuations fluff fluid flushing flyover flyweight foams focussed foil fold folder folds follies follows font fonts foot footballer footbridge
foothills footnotes footplate foots footy foraging forces fords forecasts foremost forested forestry forever forewing foreword forgave forgeries
forges forgets forgetting fork forks form formation formed former forming forms fort fortification fortifications fortified forts forum forwards fouad
fouls founders founding foundling fountains fours fracking fraction fractures fragment fragments fragrance franche freedoms freehold freemasons frees
freestyle freeze frenchman frenetic frequent frequently frescoes fresh freshwater fridays fried friedrich friends frieze fringes frome fronds frontage
frontline frontman fronts froze fruition fruity fuel fueling fuels full fullname fullness fully fund funerary funnel funnels furnished furnishing
gabled gaelic gaius galleries gallic game garage garde garments gated gathered gathering gaussian gearbox gears geeta gelatinous generale generally
generals generate generates geneticist genetics genital genitalia genoese gentiles geometric georgian georgians gestation ghats ghosh ghostface
gingery given gives glasses glassy glide globo glove gloves glutamate goalless goalposts goaltender goats gold golds goods gopal goring gotha
governing graced grade graded grades graduated graduating grain grained grains gram grammy grammys granted granting grapes graph graphs grappling
grass grassed grasses grassroots grate grated gravel gravy graze greater greek green greenback greenhouse greeted greets grew greys grid grids grill
grille gripping grips grooves grossing groundbreaking groundnuts grounds groundwater groupe grouping grown grows gruy guam guessing guest guideline
guides guild guise gulf gusts habitable halfback halftime halfway hall halls halt halted halts halve halved hamas hamlets hammersmith hammocks
hamstrings hana hanas handbook handel handfuls handle handlers handles handover hands handset handshake handstand handwriting handwritten hangings
hanover haram hardback harden hardening hardest hardships hares harnessing harrods haste hates haute hautes havre header heads headstones headwaters
healthcare heap heaped heaps hearings heartbeat heat heated heating heatproof heats heave heaviest heaving heavyweight heavyweights hectares heeded
heels hegel heights heir held hello hells helpline helps hemp heracles herb herby herding herds heroes heroines herring hers hideo highest highlight
highlights highs highway highwayman highways hike hiking hills hilly hindered hinging hispanic historia historic hitching hits hitter holdings holds
hole hollowing home homelessness homes homeward honoured hood hooking hooks hoped hopping hospitals host hostel hosts hotels hotter hour housed
houseguests household households housemate houses however https hulls humane humanist humankind humans hunan hunching hundreds hung hungarian
hungarians hungary hurling hurry hurrying husbandry icon ideal ideally ideals identity illnesses imaging imitations immersion impassable impending
imperfect implicated importance importing imposing imprints improper improperly improved improvements improves inaction inactive inception incident
incite inclined incomes incomplete inconsistency inconsistent incorrect incorrectly increased increases increasingly incurred indicated indications
indivisible indo inducing induction ineffective inefficiency inefficient inexpensive infancy infections infectious infer inference inferred infinitely
inflammation inflation inflection influence informatics informational infrared infusion ingestion inhabit inhabits inherent inherited inhibited
inhibition inhibitory inhibits inhumans initiated initiation injuries inline inning innings innovation inquired inserted insignia inspection
inspiration inspirations inspired installed installing installs instance instances instruction instructional instructors insulation insurance integers
integral intended intensive inter interact interest interment intermittently internal internally internationally interned internment interred
intersect intervals interwar intimidation introduce invention inventor inverness inversion invested invitational invocation involves iran iranians
irrigated irritated irritation islamabad isolated isolates isolating isolation isprivate issuance issued italiana italianate iteration itll jacket
jammu jammy jerky joins joint joked jousting judges juices juicy june jussi kalahari kalamazoo kanda kanto kashi kettering kettlebells kickoff kilda
killings kilo kilogram kilometer kilometre kilometres kindest kinds king kingdoms kingship kiss kitchener kneecaps kneel kneeling knighted knocking
known knows kong kosta labeled labors labours labs lace lack lacked lacks lacy ladders lake lakes laminate lamp lamps landings landline lane lang
languages laos laps larb largely larger lasts later laterally lats latter latterly lauded launch launches launching lausanne laver laws layer layers
lead leader leading leads leaf leaflets leaned leaning leans leap leaping leaps learn learning learns learnt leases leasing least leathery leaved
lectures leeds leek leeks leftist legends legged lemma lemony lengths lengthways lengthy lens lessen lessing lesson lets lettered lettering letters
lettres leukaemia leuven levee level leveling levelled levels lever levers liber liberals licences licensed licensee licenses lies lifeboat lifeboats
lifelong lifes lifestyle lifter lifters liga ligaments lighted lightest lighthouse lighting lights lightweight liiga likeable likes lille limbs lime
limestone limiting limp lineages liner liners lines lingered link linkage links lions liquid list listed listing listings lists liszt liter literacy
literal literary litre littoral live lived livery loads loan loaned loans loaves lobed lobes location locations lock lockheed locking locksteps lodger
loft logged loggers logging logic logs longest longstanding longtime lookalike looking looks looms loop looping loops loose loosely loosen loosening
loosens looted looters looting loses losses lots loud lovely lowering lowerings lowers luang luck lucknow luger lumps lunchbox lungs lycoming lynching
macao machinery machines machinist made madea magma main maine maintained maintains maker makers makes makeshift male males mali malls malt malta
mamba mammal manageable manages managing mandate mandates manga manmade manner mans mansions maple mapping maps marathas marathons marche marches
marching mare marinette mark markdown markers marking markings marred mars masculine masher masonic mass masses massing masts match mated mater
material materials maternal mattel matter matters mazes meanings means meant meanwhile measure measures meatballs meath meatless meats medal medallist
medals medial mediated mediation medicaid medicare medicinal medieval meditation meena meet meetings meets mehra meine melee melt melts menon
menstruation mentions mentors menu mercia messaging metabolic metal metals meter methodist methods metis metrics mezzanine mice middles middleweight
migrating mikko mild mile milky mill milled millet millimeters millstone minas mindanao minded minds mine mined mines minho mini minibus miniseries
minister ministers ministry minos minsk minster mint minute mired miso misses mission missions missouri mists misused mites mitigate mitigation mixes
mobiles modal model modell models moderate moderated moderation modes modestly modification modifications modulation moist moisture molasses molds
monastery mondays monde monitored monuments mooli moong moons moored moorings mopping moreover mornings morningside mortally moth mothers moths
motivating motivational motivations motorway motorways motte motto mountaineers mountainous mounting mourners mouth moved movement mufti mugs mules
multiples multiplex multiplied multiplier multiplies multipurpose munster musclegroups mush must mustered mutation mute mutually myth myths nacht
named nameplate names nanna narration narrative narratives narrowing nasa naturalist nearby nears neat necessity necks needed needlework needs negro
negros nest netted nevertheless newer newsletter newsweek niche niches nightlife nights nile nine nnew nnobody nobility node nodes none norm normally
norms norse norte nose notable notation notch notebook noted notes nothings noticeable notices noticing noting notre notts novice novices nowhere
nullified numbered numbers nutty oaths objected observed observes observing obsolete obstructions occipital occupiers occupies occurred oceania
oceanside offerings offers offline offload offshoot offside offspring oily ongoing onlyinclude onscreen opened openings openness opens operate
operated operates operatic operating operational operative operators opinions oppose opposes opposition oppression oppressive optional optioned
oranges orbiting ordained ours outages outbreak outbreaks outcome outcomes outdoor outflank outgoing outlets outline outlook outlying outpost outposts
outreach outright outstanding ovenproof overall overcame overcoming overhand overhang overhead overhears overland overlaps overload overloading
overlooking overlooks overlords overnight overpass overpopulation overs oversaw overseas oversee overseeing overseen oversees overshot oversight
overstretching overt overtaken overtaking overthrew overthrow overthrowing overthrown overtook overturned pace paced pack packaged packet padding
padma pads page pageants pages paget paid painstaking painters painting paintings pair pairs palace palatine pale paler palin palmas palme palms
pancake pancakes pandemic paneer panhandle panna panned pans papal paperback para parabolic paralleled parallels paris parity park parked parkway
parlance parley parma parramatta parrots part parte parti partisan partisans partly partnered partners partnership partnerships parts party pasha
passage passages passed passes passing passion passover password past pasta paste pasture pastures patch patents paternal path paths pathway pathways
patients patterned patterns patty paused pauses pavements paving payload payments payouts pays peace peacetime peach peak peaking peaks peanuts pear
peas pedalling peel peeled peeler peer peers peking pelvis penetrated penitent penne penned pensions pepper peppered peppery peptide perak perce
perceived percentages perception perch perfectly performed performer performs periodic periodicals perished permanent peron persisted personage
personally personas personnel persons pesto pests petar petition petitions pharma phased phases photons photoshoot photoshop phrase phrasing physical
physician physicist physios piccadilly picked pickups pictures piers pigments pike piking pilasters pilate pile pillai pillar pillars piment pinch
pinched pinches pine piney pinned pinochet pins pinus pioneered pioneers pistols pitch pitched pitches pitching pith pits pius place placed placement
places plain plains planar planck plane planes planetary planets planner planners plant plantain plantation plantations planted planter planters
planting plantings plants platte platted playable playback players playgrounds playhouse playing playlist playoff playoffs plays pleas plots ploughed
ploughing plum plumage plume plumes plumps plums plunges plus plush poach pods poems poet poets poignant point pointe pointing points pois poke pole
poles policies policing political politics poll polled pollution ponds pool pooled pools poorest popcorn popes popmatters popping populations port
portions ports pose posed positioned positions positive possess possessing possession possessions postage postcode postings posts postseason postwar
potatoes potters pour powder powdered powered powerhouse powering powerpoint praising preached precedent precepts precision predates predicated
prediction preeminent preexisting preface prefect preferred prehistory prelate premiers premises premiums prep prepaid prepares presence present
presently preserve preserved preserves preside presided presidency presidents presiding presses pressures pressurized presumed pretence pretender
prevalent preventable prevented preventing preventive prey prick primacy primate primates primes primetime print printing printouts pristina privateer
privateers privately prize prizes probability probable proceeded process processes processing procession processions processor procured produced
production professed profession professions profiled profiler profiles profitable profited programme programmer programmers programmes programs
progressed progresses progression progressively project projected projection projects promoter prone propel property prophets proposes propping prose
prospect prosthetics protected protections protects proteins protest protested protests proto prototype prototypes proved providence province
provinces provision prowess prussian prussians psalm publishing pudding puffed pulldown pulley pulleys pulling pullover pulls pulp pulses punch
punching punic punishments punk punts pure puree purge purification purified purplish purported purposes pursuing pushdown pushed puts qualifier
qualifiers quarried query queso question quests quickest quiet quietest quite quito race raced races racket racks radiation radishes raged raid raided
raiding raids rail railings rails rainforest rainforests raion raised raises raising raja rajya rally rallying rama ramps rams ranching ranga ranged
ranges rank ranking rankings rapid rapped rapper rapping rare raspberries rated rates ratification rating rationing razed reachable reaches reaching
reaction reactions reactivate reactivated reactive readable readiness readings readonly realises realising reals rear rearing reasoned reasoning
reassures rebelled rebounds rebuilding rebuilt recalling received receiver receivers receives recep receptions receptor recessed recesses recession
recessive recharged recharging recitals recites recommended recommends reconstructing reconstructions recorders records recover recovered recreation
rectified recurrent recurring recycling redacted reddish redefined rediscovered reduces reduction reductions reductive reeds reefs reelected
reelection refereed referees referred refining refitted reflected reflective reformation reformed refraction refunded refunds regaining regard
regarded regarding regenerative regent register registers regression regularly rehearse reigning reissued rejoined rejoining relating relation
relations relative relatives relaxing relaying released releases releasing relegated relied reliefs relies relieve reliever relieves religions
religious reloading relocation rely relying remainder remained remand remarking remember remembers reminders remote remove removed removes renal
renaming rendering rendition renditions renewable rennes reopening repainted repaired repairing repairs repayment repealed repeated repetition replace
replaced replacements replaces replacing replay replicas replied replying reported reports repression reprints reprise reprised reprising reptiles
requested requests requirements resection reserved reserves reset resident residents residing resigned resisted resisting resists resolution resolved
resort resorted resources restarted restarting restaurants restored restorer restoring restrained restricted restricting restriction rests restseconds
result resulted resulting resumed resuming retailing retained retaining retelling retention retirement retiring retrieved returning returns revenues
reverie reversal reversed reverted reviewed reviewing reviews revision revisited revolved rewarded reworked reworking rewritten rhythms riced rich
ridden ride riffs rifles rigging rights rims ringling rinse riots ripe ripen rise risen rises risk risky rite rites riverbed riverfront rivers
riverside road roads roadside roadways roald roasting robots rockaway rockers rode role roles roller rollers rolling rolls romania rome roofs rooms
root roots rope ropes roping rose rotation rouge roundabout rounded roundhouse rounding rounds routinely routines routing rowed rubber ruins rumoured
runny runtime runways rupee rush sacking sacks sacred saddles saeed safe saga sagar sage sags sailed sajid salads salah salaries sale sales salim
salle salon salons saloon saloons salts saltwater salty salvation salve same sample sampler sanction sand sandwiched sank saone saplings sardinia
satay saturdays satya saucepan sauces saucy sault savings sayed sayid sayings says sayyid scaled scandal scandals scanning scant scarf scathing
scatter scheduled schooling scoop scoops scope score scored scoreless scorer scores scots scouting scraping scrapped scrapping screenplay screens
scripps scrolling sculls scuttle scuttled seabed seabirds seafloor seafood sealed seam seamless sear searchers searches seared seas seasonal seasoned
seat seater seating seats seaview seawater seaworld secession seconded seconds secretary secreted secretion sectional sections sects secured secures
sedition seed seeding seedlings seeds seek seeking seeks seems seen sees seine selected selection selections selim sell selling sells senses sent
sentence sentenced seoul sephardic sequences serfs serie serrated serve serves service serviced serviceman services servicing serving setlist setting
settings settlers setups seventh severely severing severity severn sexes sexuality shacks shaded shading shale shall shallow shallower shaming
shandong shape shaped shapes shard share shared shares sharing sharp sharpness shatter shave shaved shear sheared shearing shedding sheds shelf shell
shelling shells shelters shelved shes shielded shift shifting shifts shimmers shine shines shingle shingles ship shipping ships shire shirt shoe shoes
shootings shootout shoots shop shopping shops shore shortage shortages shortened shortens shortest shortfall shortlist shortstop showa showdown showed
showing shown shows shred shree shri shrub shrubs shrugging shut shutdown shutout shutouts sided sideline sides sideways sidings sieve signage signals
sikkim sill similarly simmer simmers simplest simplex simply sindh sing singled singles singly sings sink sinks sipping sips site sited sites sixth
sizeable sized sizes sizzle skate skill skilled skills skim skimming skinless skins skirting skits skoda skrull slab slabs slack slamming slap slated
slats slaves slavs slaw sled sleepy sliced slices slid slide sliders sliding slight slightly slim slip slippery slipping slips slit slits sloop slot
slower slowest slows slug slugging sluice slumping slums slurry slurs small smell smelled smells smelting smooth smoothly snack snapping snaps snip
snow soared soba socialist sock soda sofia sofla soft soil sole solid solo solon solution solutions solved solver some someones somerset somethings
somewhat somme songs sons soong sorceress soren sorer sorry sound sounders soundtrack soundtracks soups sour sourced sourcing soya spaced spaceflight
spaces spacetime spacex spain span spanning spans spare spares sparking sparsely spawning specialised specialises specialists speckled speed speeds
spelled spelling spellings spend spends spent spice spicy spine spines spinners spinoff spiny spire spite splash splits spoof spoon spore sport
sporting sports spot sprang spreadable springing springs springy sprint sprinting sprints spur spurious spurred squad squads squeeze squid stack
stacks stade stadion staff staffed staffing staffs stage stages staging stained staines staining stainless stair stairwell stakes stallions stalls
stamping standalone standings standout standstill stara starchy staring starlings starred starring stars starstruck starts startups state stated
states static stating station stationed stations statistic statistical statue statues stave staying stays steadying steak steal stealing steam steamer
steamers steaming steams steel steep steeped steering stele stem stemming stems stent steppes stepping stew stewards stews sticks sticky stillborn
stillness stinging stint stints stirling stirred stirring stock stoke stole stoned stony stood stool stopover stoppage stopping store storehouse
stores storied storing storks storyline stove stoves straighten straightens straining strains strands strap straps strata strawberries streaks streaky
stream streamed streamer streams street streetcar streetcars streets strengthened strengthens strengths stresses stretched stricter striding strikers
striking string stringent strip stripes stripped striving stroll stroller stronger stronghold strongholds strongly strongman struck struggled
struggles stucco students styled styles subclass subfamily subgroup subgroups subhash submachine submarine submission subroutine subscribed subscriber
subscribers subscriptions subsets subspace substance substances substation substituted subtropical subtype subunit subunits subversion successive
successor succumbed such suckling sucre sued sufferers sufferings sufficiency sufficient suffused sugars suggested suggestive suggests suit suits
suleiman suleyman sultanate sultans sumer sumerian summaries summarised summarized summarizes summed summer sundar sundays sundry sunglasses sunk
sunnyside sunroof superbike supercharged supercomputer superfamily supergroup superhuman superman supersets superstars supervision supine supper
supplemental supplemented supplied supplying supporter supporters supporting supports suppress suppressed suppresses suppression surge surmised
surpassed surpasses surrey surrounding surrounds surveyed surveying survives survivors sustains svend svensson swam swap swapped swapping swaps swarms
sway swaying sweden sweep sweeping sweet sweetener sweetens sweetness sweetwater swell swelling swimwear swing swinging swiss switches switching
swollen swung symbolism symmetric syncs syrupy table tables tablet tablets taboo taboos tackling tagline taillights takeaway takeo takeover takes
takings tales talks tall tallied taluk tamaki tamarind tamil tamils taming tank tanks tapas tape tapping taps targets task tasked tasks tastes tatar
tatars taxation taxes tdee teachers teaching teachings team teammate teams tear tears tech techniques teenager tells tempe temperate temperatures
tended tenders tendons tens tensions term terminal terminals terminated terminates terminus terrain terre test testified tests texas text textures
thai thais thane thani thank thatched thats theaters them theme themed themes then theo therapies thereafter theres these theses they theyll theyre
thick thickens thickest thickness thin think thinkers thinking thinks thinned thirds thirst thirty though thought thrace threaded threading thriving
throughout throughput throwing throws thruster thumbs thump thursdays thus thwarted tiber tide tides tier tiered ties tightens tightrope tiled tiles
tiling tilt timeline timer timers timeslot timezone timings timor tincture tinge tinged tinned tiny tipped tipping tire tires tiring toaster toasting
toasty together tolerance tolerant toll tolls tomatoes tomatoey tonal tone tones tonne tonnes tools topical topped topping toppling tops torn
tornadoes toros torpedoes torun toss tossed totality totalled totalling totally totals touchdown touchdowns touches touching tourette towed tower
towers town trace traces trackage tracking tracks tract traction tracts traded trademark trades trafficking trail trailed trailing trails trained
trainees trainers trains trainson traits tram trams tran trans transferred transfers transform translated translates transplanted trap trapping traps
travel traveled travelers travelled traveller travellers travels traverse traverses traversing trawling treaties treatise treaty tree trees trekking
trenches trending trials triangles tribal trick tricks tricycle tried trier tries trimmed trio trips trolleys troop troublesome trough truck true
trunk trust trustees tsing tuck tumors tumours tunes tunis tunneling tunnels turan turin turing turn turnout turnover turnovers turnpike turns
turntable tuscany tutorials tweaks twigs twin twinned twins twisting twitches typeface types tyres tyrosine unassisted uncovered undamaged underdogs
undergoes undergoing undergone underground undergrowth underhand underlying underparts underpass undersea underside undersides understood undertake
undertaken undertaking undertook underwater underway underwent unexpectedly unexploded unite unites unity unlicensed unload unloaded unlocked
unmarried unoccupied unser unsuitable unusable upcoming updated updates upgraded upgrades upholding uploaded upperside uprising upturned urged usable
used users ussr uttering vaccination vaccines vagrants vale validation valuation value valves variation variations variously varro vary vascular veena
veera vegetation vein venerable venerated ventures verb verified verses versions vertebrae vertebrate vertices videos vidya views ville villiers
vineyards viral viscount visibly visiting vital vitus vivek voice voltages volumes volunteer volunteers vote voyages wafers waist waited waiter
waiting waits waking wales walker walkout walks walkway walkways wallachia walled walt waned wants ward wards wares warlike warmed warms warn warning
warnings warns warping warring wars warships wartime wash wasnt wasted watchmaker watercolor watercolour waterfall waterfalls waterfront waterline
waterlogged watermark watershed watertight waterway waterways wave waves weakened weakest weakly wealthier wear wearer webbed websites wednesdays weed
weekday weekdays weekend weeknight weeknights weep weighed weighs weighted weightlifting weill welcomed welcomes welding well wellness were whatever
whats wheat wheel wheelchair whenever where wherein wheres whey whipped whipping whisk whisking white whites whitestone whitewater whoever wholemeal
wholly whos whose wide widen widens widescreen widespread widest widnes widow width wields wifi wild wildfires wildlife willpower wilt wilts wind
winds wine winehouse wing winged wingspan winners wins winters wipe wish withstand woking woman women wont wood wooden woody woolen word wording
wordplay words wore workbench workforce workhouse workings workplace works workshop workspace workstation worlds worldview worldwide worn worrying
worse worsen worthing would wounding woven wrapper wrapping wraps wren wrestling wring writer writers writes writing writings wrote yellowish
yellowstone yesterdays york youd youll youre yours zafar zoned zones
describe mess messed messes sam sams stare stared stares
`
    .trim()
    .split(/\s+/),
);
