// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateOfferPatch = Object.assign(validate10, {"required":[],"nullable":["location","headImage","pois[].elevation","meetingLink","level","sleepingStyle","ascent","descent","hikingTime","hikingDifficulty","mountainTourDifficulty","rockClimbingDifficulty","skiDifficulty","snowShoeDifficulty","viaFerrataDifficulty","fitness","curriculum","requiredGuideLevel","personsPerGuide","extraCosts[].amount"]});
const schema11 = {"type":"object","properties":{"title":{"type":"string","minLength":3,"maxLength":120,"pattern":"\\S"},"subtitle":{"type":"string","maxLength":160},"place":{"type":"string","maxLength":120},"location":{"anyOf":[{"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}},"additionalProperties":false},{"type":"null"}]},"type":{"enum":["unknown","training","tour","spontaneous_tour"]},"leadText":{"type":"string","maxLength":600},"headImage":{"anyOf":[{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"images":{"type":"array","items":{"type":"string","pattern":"^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":60,"uniqueItems":true},"pois":{"type":"array","items":{"type":"object","required":["title","kind","latitude","longitude","elevation"],"properties":{"title":{"type":"string","maxLength":80,"pattern":"\\S"},"kind":{"enum":["peak","hut","village","meeting","place"]},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"elevation":{"anyOf":[{"type":"integer","minimum":-500,"maximum":9000},{"type":"null"}]}},"additionalProperties":false},"maxItems":60},"programText":{"type":"string","maxLength":20000},"meetingLink":{"anyOf":[{"type":"string","maxLength":500,"pattern":"^https://\\S+$"},{"type":"null"}]},"meetingText":{"type":"string","maxLength":20000},"journeyText":{"type":"string","maxLength":20000},"equipmentText":{"type":"string","maxLength":20000},"servicesText":{"type":"string","maxLength":20000},"requirementsText":{"type":"string","maxLength":20000},"minimumParticipants":{"type":"integer","minimum":1,"maximum":99},"maximumParticipants":{"type":"integer","minimum":1,"maximum":99},"minimumAge":{"type":"integer","minimum":0,"maximum":99},"onRequest":{"type":"boolean"},"level":{"anyOf":[{"type":"string","pattern":"^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"activities":{"type":"array","items":{"type":"string","pattern":"^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"sleepingStyle":{"anyOf":[{"type":"string","pattern":"^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string","pattern":"^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":30,"uniqueItems":true},"guides":{"type":"array","items":{"type":"string","pattern":"^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":20,"uniqueItems":true},"ascent":{"anyOf":[{"type":"integer","minimum":0,"maximum":6000},{"type":"null"}]},"descent":{"anyOf":[{"type":"integer","minimum":0,"maximum":6000},{"type":"null"}]},"hikingTime":{"anyOf":[{"type":"number","minimum":0,"maximum":24,"multipleOf":0.25},{"type":"null"}]},"hikingDifficulty":{"anyOf":[{"enum":["T1","T2","T3","T4","T5","T6"]},{"type":"null"}]},"mountainTourDifficulty":{"anyOf":[{"enum":["L","L+","WS-","WS","WS+","ZS-","ZS","ZS+","S-","S","S+","SS-","SS","SS+","AS-","AS","AS+","EX-","EX"]},{"type":"null"}]},"rockClimbingDifficulty":{"anyOf":[{"enum":["I-","I","I+","II-","II","II+","III-","III","III+","IV-","IV","IV+","V-","V","V+","VI-","VI","VI+","VII-","VII","VII+","VIII-","VIII","VIII+","IX-","IX","IX+","X-","X","X+","XI-","XI","XI+","XII-","XII","XII+"]},{"type":"null"}]},"skiDifficulty":{"anyOf":[{"enum":["L","L+","WS-","WS","WS+","ZS-","ZS","ZS+","S-","S","S+","SS-","SS","SS+","AS-","AS","AS+","EX-","EX"]},{"type":"null"}]},"snowShoeDifficulty":{"anyOf":[{"enum":["WT1","WT2","WT3","WT4","WT5","WT6"]},{"type":"null"}]},"viaFerrataDifficulty":{"anyOf":[{"enum":["K1","K2","K3","K4","K5","K6"]},{"type":"null"}]},"fitness":{"anyOf":[{"enum":["A","B","C","D","E"]},{"type":"null"}]},"curriculum":{"anyOf":[{"type":"string","maxLength":20000},{"type":"null"}]},"requiredGuideLevel":{"anyOf":[{"enum":["partner","guide1+","guide1","guide2","guide3","guide4","guide5","guide6","aspirant1","aspirant2","aspirant3","aspirant4","climbingTeacher1","climbingTeacher2","climbingTeacher3","climbingTeacher4","hikingTeacher1","hikingTeacher2","hikingTeacher3","hikingTeacher4"]},{"type":"null"}]},"personsPerGuide":{"anyOf":[{"type":"integer","minimum":1,"maximum":99},{"type":"null"}]},"priceComponents":{"type":"array","items":{"type":"object","required":["title","grossPrice","vatRate","eligibleForSacDiscount","accommodationCost"],"properties":{"title":{"type":"string","maxLength":60,"pattern":"\\S"},"grossPrice":{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},"vatRate":{"type":"string","pattern":"^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"eligibleForSacDiscount":{"type":"boolean"},"accommodationCost":{"type":"boolean"}},"additionalProperties":false},"maxItems":30},"extraCosts":{"type":"array","items":{"type":"object","required":["kind","amount","note"],"properties":{"kind":{"enum":["railway","half_board","drinks","gear","entrance","other"]},"amount":{"anyOf":[{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},{"type":"null"}]},"note":{"type":"string","maxLength":80}},"additionalProperties":false},"maxItems":12},"rentingMaterials":{"type":"array","items":{"type":"string","pattern":"^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":60,"uniqueItems":true},"freeOfCharge":{"type":"boolean"},"code":{"type":"string","pattern":"^(?!A-)[A-Z0-9-]{1,12}$"},"accountingNo":{"type":"string","pattern":"^\\d{1,6}$"},"durationDays":{"type":"integer","minimum":1,"maximum":60},"privateTours":{"type":"boolean"},"accommodations":{"type":"array","items":{"type":"string","pattern":"^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"},"maxItems":10,"uniqueItems":true}},"additionalProperties":false};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern4 = new RegExp("^https://\\S+$", "u");
const pattern5 = new RegExp("^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern6 = new RegExp("^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern7 = new RegExp("^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern8 = new RegExp("^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern9 = new RegExp("^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern11 = new RegExp("^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern12 = new RegExp("^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern13 = new RegExp("^(?!A-)[A-Z0-9-]{1,12}$", "u");
const pattern14 = new RegExp("^\\d{1,6}$", "u");
const pattern15 = new RegExp("^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func3(data0) > 120){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 120});
errors++;
}
if(func3(data0) < 3){
vErrors = report(vErrors, instancePath+"/title", "minLength", {limit: 3});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/title", "type", {type: "string"});
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if(typeof data1 === "string"){
if(func3(data1) > 160){
vErrors = report(vErrors, instancePath+"/subtitle", "maxLength", {limit: 160});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subtitle", "type", {type: "string"});
errors++;
}
}
if(data.place !== undefined){
let data2 = data.place;
if(typeof data2 === "string"){
if(func3(data2) > 120){
vErrors = report(vErrors, instancePath+"/place", "maxLength", {limit: 120});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/place", "type", {type: "string"});
errors++;
}
}
if(data.location !== undefined){
let data3 = data.location;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.latitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "latitude"});
errors++;
}
if(data3.longitude === undefined){
vErrors = report(vErrors, instancePath+"/location", "required", {missingProperty: "longitude"});
errors++;
}
for(const key1 in data3){
if(!((key1 === "latitude") || (key1 === "longitude"))){
vErrors = report(vErrors, instancePath+"/location", "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.latitude !== undefined){
let data4 = data3.latitude;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data4 < -90 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/location/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/latitude", "type", {type: "number"});
errors++;
}
}
if(data3.longitude !== undefined){
let data5 = data3.longitude;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data5 < -180 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/location/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/location/longitude", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/location", "type", {type: "object"});
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs17 = errors;
if(data3 !== null){
vErrors = report(vErrors, instancePath+"/location", "type", {type: "null"});
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/location", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.type !== undefined){
let data6 = data.type;
if(!((((data6 === "unknown") || (data6 === "training")) || (data6 === "tour")) || (data6 === "spontaneous_tour"))){
vErrors = report(vErrors, instancePath+"/type", "enum", {allowedValues: schema11.properties.type.enum});
errors++;
}
}
if(data.leadText !== undefined){
let data7 = data.leadText;
if(typeof data7 === "string"){
if(func3(data7) > 600){
vErrors = report(vErrors, instancePath+"/leadText", "maxLength", {limit: 600});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/leadText", "type", {type: "string"});
errors++;
}
}
if(data.headImage !== undefined){
let data8 = data.headImage;
const _errs23 = errors;
let valid3 = false;
const _errs24 = errors;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
vErrors = report(vErrors, instancePath+"/headImage", "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "string"});
errors++;
}
var _valid1 = _errs24 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs26 = errors;
if(data8 !== null){
vErrors = report(vErrors, instancePath+"/headImage", "type", {type: "null"});
errors++;
}
var _valid1 = _errs26 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/headImage", "anyOf", {});
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.images !== undefined){
let data9 = data.images;
if(Array.isArray(data9)){
if(data9.length > 60){
vErrors = report(vErrors, instancePath+"/images", "maxItems", {limit: 60});
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern1.test(data10)){
vErrors = report(vErrors, instancePath+"/images/" + i0, "pattern", {pattern: "^/api/extended_media_objects/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/images/" + i0, "type", {type: "string"});
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = report(vErrors, instancePath+"/images", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/images", "type", {type: "array"});
errors++;
}
}
if(data.pois !== undefined){
let data11 = data.pois;
if(Array.isArray(data11)){
if(data11.length > 60){
vErrors = report(vErrors, instancePath+"/pois", "maxItems", {limit: 60});
errors++;
}
const len1 = data11.length;
for(let i2=0; i2<len1; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "title"});
errors++;
}
if(data12.kind === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "kind"});
errors++;
}
if(data12.latitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "latitude"});
errors++;
}
if(data12.longitude === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "longitude"});
errors++;
}
if(data12.elevation === undefined){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "required", {missingProperty: "elevation"});
errors++;
}
for(const key2 in data12){
if(!(((((key2 === "title") || (key2 === "kind")) || (key2 === "latitude")) || (key2 === "longitude")) || (key2 === "elevation"))){
vErrors = report(vErrors, instancePath+"/pois/" + i2, "additionalProperties", {additionalProperty: key2});
errors++;
}
}
if(data12.title !== undefined){
let data13 = data12.title;
if(typeof data13 === "string"){
if(func3(data13) > 80){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "maxLength", {limit: 80});
errors++;
}
if(!pattern0.test(data13)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/title", "type", {type: "string"});
errors++;
}
}
if(data12.kind !== undefined){
let data14 = data12.kind;
if(!(((((data14 === "peak") || (data14 === "hut")) || (data14 === "village")) || (data14 === "meeting")) || (data14 === "place"))){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/kind", "enum", {allowedValues: schema11.properties.pois.items.properties.kind.enum});
errors++;
}
}
if(data12.latitude !== undefined){
let data15 = data12.latitude;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 90 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "maximum", {comparison: "<=", limit: 90});
errors++;
}
if(data15 < -90 || isNaN(data15)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "minimum", {comparison: ">=", limit: -90});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data12.longitude !== undefined){
let data16 = data12.longitude;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 180 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "maximum", {comparison: "<=", limit: 180});
errors++;
}
if(data16 < -180 || isNaN(data16)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "minimum", {comparison: ">=", limit: -180});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data12.elevation !== undefined){
let data17 = data12.elevation;
const _errs45 = errors;
let valid10 = false;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "type", {type: "integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9000 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "maximum", {comparison: "<=", limit: 9000});
errors++;
}
if(data17 < -500 || isNaN(data17)){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "minimum", {comparison: ">=", limit: -500});
errors++;
}
}
var _valid2 = _errs46 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs48 = errors;
if(data17 !== null){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "type", {type: "null"});
errors++;
}
var _valid2 = _errs48 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
vErrors = report(vErrors, instancePath+"/pois/" + i2+"/elevation", "anyOf", {});
errors++;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois/" + i2, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/pois", "type", {type: "array"});
errors++;
}
}
if(data.programText !== undefined){
let data18 = data.programText;
if(typeof data18 === "string"){
if(func3(data18) > 20000){
vErrors = report(vErrors, instancePath+"/programText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/programText", "type", {type: "string"});
errors++;
}
}
if(data.meetingLink !== undefined){
let data19 = data.meetingLink;
const _errs53 = errors;
let valid11 = false;
const _errs54 = errors;
if(typeof data19 === "string"){
if(func3(data19) > 500){
vErrors = report(vErrors, instancePath+"/meetingLink", "maxLength", {limit: 500});
errors++;
}
if(!pattern4.test(data19)){
vErrors = report(vErrors, instancePath+"/meetingLink", "pattern", {pattern: "^https://\\S+$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingLink", "type", {type: "string"});
errors++;
}
var _valid3 = _errs54 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs56 = errors;
if(data19 !== null){
vErrors = report(vErrors, instancePath+"/meetingLink", "type", {type: "null"});
errors++;
}
var _valid3 = _errs56 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
vErrors = report(vErrors, instancePath+"/meetingLink", "anyOf", {});
errors++;
}
else {
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
}
}
if(data.meetingText !== undefined){
let data20 = data.meetingText;
if(typeof data20 === "string"){
if(func3(data20) > 20000){
vErrors = report(vErrors, instancePath+"/meetingText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/meetingText", "type", {type: "string"});
errors++;
}
}
if(data.journeyText !== undefined){
let data21 = data.journeyText;
if(typeof data21 === "string"){
if(func3(data21) > 20000){
vErrors = report(vErrors, instancePath+"/journeyText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/journeyText", "type", {type: "string"});
errors++;
}
}
if(data.equipmentText !== undefined){
let data22 = data.equipmentText;
if(typeof data22 === "string"){
if(func3(data22) > 20000){
vErrors = report(vErrors, instancePath+"/equipmentText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/equipmentText", "type", {type: "string"});
errors++;
}
}
if(data.servicesText !== undefined){
let data23 = data.servicesText;
if(typeof data23 === "string"){
if(func3(data23) > 20000){
vErrors = report(vErrors, instancePath+"/servicesText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/servicesText", "type", {type: "string"});
errors++;
}
}
if(data.requirementsText !== undefined){
let data24 = data.requirementsText;
if(typeof data24 === "string"){
if(func3(data24) > 20000){
vErrors = report(vErrors, instancePath+"/requirementsText", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/requirementsText", "type", {type: "string"});
errors++;
}
}
if(data.minimumParticipants !== undefined){
let data25 = data.minimumParticipants;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 99 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data25 < 1 || isNaN(data25)){
vErrors = report(vErrors, instancePath+"/minimumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.maximumParticipants !== undefined){
let data26 = data.maximumParticipants;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "type", {type: "integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 99 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data26 < 1 || isNaN(data26)){
vErrors = report(vErrors, instancePath+"/maximumParticipants", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.minimumAge !== undefined){
let data27 = data.minimumAge;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = report(vErrors, instancePath+"/minimumAge", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/minimumAge", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = report(vErrors, instancePath+"/minimumAge", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data.onRequest !== undefined){
if(typeof data.onRequest !== "boolean"){
vErrors = report(vErrors, instancePath+"/onRequest", "type", {type: "boolean"});
errors++;
}
}
if(data.level !== undefined){
let data29 = data.level;
const _errs77 = errors;
let valid12 = false;
const _errs78 = errors;
if(typeof data29 === "string"){
if(!pattern5.test(data29)){
vErrors = report(vErrors, instancePath+"/level", "pattern", {pattern: "^/api/levels/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/level", "type", {type: "string"});
errors++;
}
var _valid4 = _errs78 === errors;
valid12 = valid12 || _valid4;
if(!valid12){
const _errs80 = errors;
if(data29 !== null){
vErrors = report(vErrors, instancePath+"/level", "type", {type: "null"});
errors++;
}
var _valid4 = _errs80 === errors;
valid12 = valid12 || _valid4;
}
if(!valid12){
vErrors = report(vErrors, instancePath+"/level", "anyOf", {});
errors++;
}
else {
errors = _errs77;
if(vErrors !== null){
if(_errs77){
vErrors.length = _errs77;
}
else {
vErrors = null;
}
}
}
}
if(data.activities !== undefined){
let data30 = data.activities;
if(Array.isArray(data30)){
if(data30.length > 20){
vErrors = report(vErrors, instancePath+"/activities", "maxItems", {limit: 20});
errors++;
}
const len2 = data30.length;
for(let i3=0; i3<len2; i3++){
let data31 = data30[i3];
if(typeof data31 === "string"){
if(!pattern6.test(data31)){
vErrors = report(vErrors, instancePath+"/activities/" + i3, "pattern", {pattern: "^/api/activities/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/activities/" + i3, "type", {type: "string"});
errors++;
}
}
let i4 = data30.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data30[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = report(vErrors, instancePath+"/activities", "uniqueItems", {i: i4, j: j1});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/activities", "type", {type: "array"});
errors++;
}
}
if(data.sleepingStyle !== undefined){
let data32 = data.sleepingStyle;
const _errs87 = errors;
let valid16 = false;
const _errs88 = errors;
if(typeof data32 === "string"){
if(!pattern7.test(data32)){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "pattern", {pattern: "^/api/sleeping_styles/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/sleepingStyle", "type", {type: "string"});
errors++;
}
var _valid5 = _errs88 === errors;
valid16 = valid16 || _valid5;
if(!valid16){
const _errs90 = errors;
if(data32 !== null){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "type", {type: "null"});
errors++;
}
var _valid5 = _errs90 === errors;
valid16 = valid16 || _valid5;
}
if(!valid16){
vErrors = report(vErrors, instancePath+"/sleepingStyle", "anyOf", {});
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data33 = data.tags;
if(Array.isArray(data33)){
if(data33.length > 30){
vErrors = report(vErrors, instancePath+"/tags", "maxItems", {limit: 30});
errors++;
}
const len3 = data33.length;
for(let i5=0; i5<len3; i5++){
let data34 = data33[i5];
if(typeof data34 === "string"){
if(!pattern8.test(data34)){
vErrors = report(vErrors, instancePath+"/tags/" + i5, "pattern", {pattern: "^/api/tags/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/tags/" + i5, "type", {type: "string"});
errors++;
}
}
let i6 = data33.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data33[i6];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = report(vErrors, instancePath+"/tags", "uniqueItems", {i: i6, j: j2});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tags", "type", {type: "array"});
errors++;
}
}
if(data.guides !== undefined){
let data35 = data.guides;
if(Array.isArray(data35)){
if(data35.length > 20){
vErrors = report(vErrors, instancePath+"/guides", "maxItems", {limit: 20});
errors++;
}
const len4 = data35.length;
for(let i7=0; i7<len4; i7++){
let data36 = data35[i7];
if(typeof data36 === "string"){
if(!pattern9.test(data36)){
vErrors = report(vErrors, instancePath+"/guides/" + i7, "pattern", {pattern: "^/api/users/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/guides/" + i7, "type", {type: "string"});
errors++;
}
}
let i8 = data35.length;
let j3;
if(i8 > 1){
const indices3 = {};
for(;i8--;){
let item3 = data35[i8];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
vErrors = report(vErrors, instancePath+"/guides", "uniqueItems", {i: i8, j: j3});
errors++;
break;
}
indices3[item3] = i8;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/guides", "type", {type: "array"});
errors++;
}
}
if(data.ascent !== undefined){
let data37 = data.ascent;
const _errs101 = errors;
let valid23 = false;
const _errs102 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
vErrors = report(vErrors, instancePath+"/ascent", "type", {type: "integer"});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 6000 || isNaN(data37)){
vErrors = report(vErrors, instancePath+"/ascent", "maximum", {comparison: "<=", limit: 6000});
errors++;
}
if(data37 < 0 || isNaN(data37)){
vErrors = report(vErrors, instancePath+"/ascent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid6 = _errs102 === errors;
valid23 = valid23 || _valid6;
if(!valid23){
const _errs104 = errors;
if(data37 !== null){
vErrors = report(vErrors, instancePath+"/ascent", "type", {type: "null"});
errors++;
}
var _valid6 = _errs104 === errors;
valid23 = valid23 || _valid6;
}
if(!valid23){
vErrors = report(vErrors, instancePath+"/ascent", "anyOf", {});
errors++;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
}
if(data.descent !== undefined){
let data38 = data.descent;
const _errs107 = errors;
let valid24 = false;
const _errs108 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
vErrors = report(vErrors, instancePath+"/descent", "type", {type: "integer"});
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 6000 || isNaN(data38)){
vErrors = report(vErrors, instancePath+"/descent", "maximum", {comparison: "<=", limit: 6000});
errors++;
}
if(data38 < 0 || isNaN(data38)){
vErrors = report(vErrors, instancePath+"/descent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid7 = _errs108 === errors;
valid24 = valid24 || _valid7;
if(!valid24){
const _errs110 = errors;
if(data38 !== null){
vErrors = report(vErrors, instancePath+"/descent", "type", {type: "null"});
errors++;
}
var _valid7 = _errs110 === errors;
valid24 = valid24 || _valid7;
}
if(!valid24){
vErrors = report(vErrors, instancePath+"/descent", "anyOf", {});
errors++;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
}
if(data.hikingTime !== undefined){
let data39 = data.hikingTime;
const _errs113 = errors;
let valid25 = false;
const _errs114 = errors;
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 24 || isNaN(data39)){
vErrors = report(vErrors, instancePath+"/hikingTime", "maximum", {comparison: "<=", limit: 24});
errors++;
}
if(data39 < 0 || isNaN(data39)){
vErrors = report(vErrors, instancePath+"/hikingTime", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((0.25 === 0 || (res0 = data39/0.25, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/hikingTime", "multipleOf", {multipleOf: 0.25});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/hikingTime", "type", {type: "number"});
errors++;
}
var _valid8 = _errs114 === errors;
valid25 = valid25 || _valid8;
if(!valid25){
const _errs116 = errors;
if(data39 !== null){
vErrors = report(vErrors, instancePath+"/hikingTime", "type", {type: "null"});
errors++;
}
var _valid8 = _errs116 === errors;
valid25 = valid25 || _valid8;
}
if(!valid25){
vErrors = report(vErrors, instancePath+"/hikingTime", "anyOf", {});
errors++;
}
else {
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
}
}
if(data.hikingDifficulty !== undefined){
let data40 = data.hikingDifficulty;
const _errs119 = errors;
let valid26 = false;
const _errs120 = errors;
if(!((((((data40 === "T1") || (data40 === "T2")) || (data40 === "T3")) || (data40 === "T4")) || (data40 === "T5")) || (data40 === "T6"))){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "enum", {allowedValues: schema11.properties.hikingDifficulty.anyOf[0].enum});
errors++;
}
var _valid9 = _errs120 === errors;
valid26 = valid26 || _valid9;
if(!valid26){
const _errs121 = errors;
if(data40 !== null){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "type", {type: "null"});
errors++;
}
var _valid9 = _errs121 === errors;
valid26 = valid26 || _valid9;
}
if(!valid26){
vErrors = report(vErrors, instancePath+"/hikingDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs119;
if(vErrors !== null){
if(_errs119){
vErrors.length = _errs119;
}
else {
vErrors = null;
}
}
}
}
if(data.mountainTourDifficulty !== undefined){
let data41 = data.mountainTourDifficulty;
const _errs124 = errors;
let valid27 = false;
const _errs125 = errors;
if(!(((((((((((((((((((data41 === "L") || (data41 === "L+")) || (data41 === "WS-")) || (data41 === "WS")) || (data41 === "WS+")) || (data41 === "ZS-")) || (data41 === "ZS")) || (data41 === "ZS+")) || (data41 === "S-")) || (data41 === "S")) || (data41 === "S+")) || (data41 === "SS-")) || (data41 === "SS")) || (data41 === "SS+")) || (data41 === "AS-")) || (data41 === "AS")) || (data41 === "AS+")) || (data41 === "EX-")) || (data41 === "EX"))){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "enum", {allowedValues: schema11.properties.mountainTourDifficulty.anyOf[0].enum});
errors++;
}
var _valid10 = _errs125 === errors;
valid27 = valid27 || _valid10;
if(!valid27){
const _errs126 = errors;
if(data41 !== null){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "type", {type: "null"});
errors++;
}
var _valid10 = _errs126 === errors;
valid27 = valid27 || _valid10;
}
if(!valid27){
vErrors = report(vErrors, instancePath+"/mountainTourDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
}
if(data.rockClimbingDifficulty !== undefined){
let data42 = data.rockClimbingDifficulty;
const _errs129 = errors;
let valid28 = false;
const _errs130 = errors;
if(!((((((((((((((((((((((((((((((((((((data42 === "I-") || (data42 === "I")) || (data42 === "I+")) || (data42 === "II-")) || (data42 === "II")) || (data42 === "II+")) || (data42 === "III-")) || (data42 === "III")) || (data42 === "III+")) || (data42 === "IV-")) || (data42 === "IV")) || (data42 === "IV+")) || (data42 === "V-")) || (data42 === "V")) || (data42 === "V+")) || (data42 === "VI-")) || (data42 === "VI")) || (data42 === "VI+")) || (data42 === "VII-")) || (data42 === "VII")) || (data42 === "VII+")) || (data42 === "VIII-")) || (data42 === "VIII")) || (data42 === "VIII+")) || (data42 === "IX-")) || (data42 === "IX")) || (data42 === "IX+")) || (data42 === "X-")) || (data42 === "X")) || (data42 === "X+")) || (data42 === "XI-")) || (data42 === "XI")) || (data42 === "XI+")) || (data42 === "XII-")) || (data42 === "XII")) || (data42 === "XII+"))){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "enum", {allowedValues: schema11.properties.rockClimbingDifficulty.anyOf[0].enum});
errors++;
}
var _valid11 = _errs130 === errors;
valid28 = valid28 || _valid11;
if(!valid28){
const _errs131 = errors;
if(data42 !== null){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "type", {type: "null"});
errors++;
}
var _valid11 = _errs131 === errors;
valid28 = valid28 || _valid11;
}
if(!valid28){
vErrors = report(vErrors, instancePath+"/rockClimbingDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs129;
if(vErrors !== null){
if(_errs129){
vErrors.length = _errs129;
}
else {
vErrors = null;
}
}
}
}
if(data.skiDifficulty !== undefined){
let data43 = data.skiDifficulty;
const _errs134 = errors;
let valid29 = false;
const _errs135 = errors;
if(!(((((((((((((((((((data43 === "L") || (data43 === "L+")) || (data43 === "WS-")) || (data43 === "WS")) || (data43 === "WS+")) || (data43 === "ZS-")) || (data43 === "ZS")) || (data43 === "ZS+")) || (data43 === "S-")) || (data43 === "S")) || (data43 === "S+")) || (data43 === "SS-")) || (data43 === "SS")) || (data43 === "SS+")) || (data43 === "AS-")) || (data43 === "AS")) || (data43 === "AS+")) || (data43 === "EX-")) || (data43 === "EX"))){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "enum", {allowedValues: schema11.properties.skiDifficulty.anyOf[0].enum});
errors++;
}
var _valid12 = _errs135 === errors;
valid29 = valid29 || _valid12;
if(!valid29){
const _errs136 = errors;
if(data43 !== null){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "type", {type: "null"});
errors++;
}
var _valid12 = _errs136 === errors;
valid29 = valid29 || _valid12;
}
if(!valid29){
vErrors = report(vErrors, instancePath+"/skiDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
}
if(data.snowShoeDifficulty !== undefined){
let data44 = data.snowShoeDifficulty;
const _errs139 = errors;
let valid30 = false;
const _errs140 = errors;
if(!((((((data44 === "WT1") || (data44 === "WT2")) || (data44 === "WT3")) || (data44 === "WT4")) || (data44 === "WT5")) || (data44 === "WT6"))){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "enum", {allowedValues: schema11.properties.snowShoeDifficulty.anyOf[0].enum});
errors++;
}
var _valid13 = _errs140 === errors;
valid30 = valid30 || _valid13;
if(!valid30){
const _errs141 = errors;
if(data44 !== null){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "type", {type: "null"});
errors++;
}
var _valid13 = _errs141 === errors;
valid30 = valid30 || _valid13;
}
if(!valid30){
vErrors = report(vErrors, instancePath+"/snowShoeDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs139;
if(vErrors !== null){
if(_errs139){
vErrors.length = _errs139;
}
else {
vErrors = null;
}
}
}
}
if(data.viaFerrataDifficulty !== undefined){
let data45 = data.viaFerrataDifficulty;
const _errs144 = errors;
let valid31 = false;
const _errs145 = errors;
if(!((((((data45 === "K1") || (data45 === "K2")) || (data45 === "K3")) || (data45 === "K4")) || (data45 === "K5")) || (data45 === "K6"))){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "enum", {allowedValues: schema11.properties.viaFerrataDifficulty.anyOf[0].enum});
errors++;
}
var _valid14 = _errs145 === errors;
valid31 = valid31 || _valid14;
if(!valid31){
const _errs146 = errors;
if(data45 !== null){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "type", {type: "null"});
errors++;
}
var _valid14 = _errs146 === errors;
valid31 = valid31 || _valid14;
}
if(!valid31){
vErrors = report(vErrors, instancePath+"/viaFerrataDifficulty", "anyOf", {});
errors++;
}
else {
errors = _errs144;
if(vErrors !== null){
if(_errs144){
vErrors.length = _errs144;
}
else {
vErrors = null;
}
}
}
}
if(data.fitness !== undefined){
let data46 = data.fitness;
const _errs149 = errors;
let valid32 = false;
const _errs150 = errors;
if(!(((((data46 === "A") || (data46 === "B")) || (data46 === "C")) || (data46 === "D")) || (data46 === "E"))){
vErrors = report(vErrors, instancePath+"/fitness", "enum", {allowedValues: schema11.properties.fitness.anyOf[0].enum});
errors++;
}
var _valid15 = _errs150 === errors;
valid32 = valid32 || _valid15;
if(!valid32){
const _errs151 = errors;
if(data46 !== null){
vErrors = report(vErrors, instancePath+"/fitness", "type", {type: "null"});
errors++;
}
var _valid15 = _errs151 === errors;
valid32 = valid32 || _valid15;
}
if(!valid32){
vErrors = report(vErrors, instancePath+"/fitness", "anyOf", {});
errors++;
}
else {
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
}
}
if(data.curriculum !== undefined){
let data47 = data.curriculum;
const _errs154 = errors;
let valid33 = false;
const _errs155 = errors;
if(typeof data47 === "string"){
if(func3(data47) > 20000){
vErrors = report(vErrors, instancePath+"/curriculum", "maxLength", {limit: 20000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/curriculum", "type", {type: "string"});
errors++;
}
var _valid16 = _errs155 === errors;
valid33 = valid33 || _valid16;
if(!valid33){
const _errs157 = errors;
if(data47 !== null){
vErrors = report(vErrors, instancePath+"/curriculum", "type", {type: "null"});
errors++;
}
var _valid16 = _errs157 === errors;
valid33 = valid33 || _valid16;
}
if(!valid33){
vErrors = report(vErrors, instancePath+"/curriculum", "anyOf", {});
errors++;
}
else {
errors = _errs154;
if(vErrors !== null){
if(_errs154){
vErrors.length = _errs154;
}
else {
vErrors = null;
}
}
}
}
if(data.requiredGuideLevel !== undefined){
let data48 = data.requiredGuideLevel;
const _errs160 = errors;
let valid34 = false;
const _errs161 = errors;
if(!((((((((((((((((((((data48 === "partner") || (data48 === "guide1+")) || (data48 === "guide1")) || (data48 === "guide2")) || (data48 === "guide3")) || (data48 === "guide4")) || (data48 === "guide5")) || (data48 === "guide6")) || (data48 === "aspirant1")) || (data48 === "aspirant2")) || (data48 === "aspirant3")) || (data48 === "aspirant4")) || (data48 === "climbingTeacher1")) || (data48 === "climbingTeacher2")) || (data48 === "climbingTeacher3")) || (data48 === "climbingTeacher4")) || (data48 === "hikingTeacher1")) || (data48 === "hikingTeacher2")) || (data48 === "hikingTeacher3")) || (data48 === "hikingTeacher4"))){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "enum", {allowedValues: schema11.properties.requiredGuideLevel.anyOf[0].enum});
errors++;
}
var _valid17 = _errs161 === errors;
valid34 = valid34 || _valid17;
if(!valid34){
const _errs162 = errors;
if(data48 !== null){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "type", {type: "null"});
errors++;
}
var _valid17 = _errs162 === errors;
valid34 = valid34 || _valid17;
}
if(!valid34){
vErrors = report(vErrors, instancePath+"/requiredGuideLevel", "anyOf", {});
errors++;
}
else {
errors = _errs160;
if(vErrors !== null){
if(_errs160){
vErrors.length = _errs160;
}
else {
vErrors = null;
}
}
}
}
if(data.personsPerGuide !== undefined){
let data49 = data.personsPerGuide;
const _errs165 = errors;
let valid35 = false;
const _errs166 = errors;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "type", {type: "integer"});
errors++;
}
if((typeof data49 == "number") && (isFinite(data49))){
if(data49 > 99 || isNaN(data49)){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "maximum", {comparison: "<=", limit: 99});
errors++;
}
if(data49 < 1 || isNaN(data49)){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
var _valid18 = _errs166 === errors;
valid35 = valid35 || _valid18;
if(!valid35){
const _errs168 = errors;
if(data49 !== null){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "type", {type: "null"});
errors++;
}
var _valid18 = _errs168 === errors;
valid35 = valid35 || _valid18;
}
if(!valid35){
vErrors = report(vErrors, instancePath+"/personsPerGuide", "anyOf", {});
errors++;
}
else {
errors = _errs165;
if(vErrors !== null){
if(_errs165){
vErrors.length = _errs165;
}
else {
vErrors = null;
}
}
}
}
if(data.priceComponents !== undefined){
let data50 = data.priceComponents;
if(Array.isArray(data50)){
if(data50.length > 30){
vErrors = report(vErrors, instancePath+"/priceComponents", "maxItems", {limit: 30});
errors++;
}
const len5 = data50.length;
for(let i9=0; i9<len5; i9++){
let data51 = data50[i9];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.title === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "required", {missingProperty: "title"});
errors++;
}
if(data51.grossPrice === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "required", {missingProperty: "grossPrice"});
errors++;
}
if(data51.vatRate === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "required", {missingProperty: "vatRate"});
errors++;
}
if(data51.eligibleForSacDiscount === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "required", {missingProperty: "eligibleForSacDiscount"});
errors++;
}
if(data51.accommodationCost === undefined){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "required", {missingProperty: "accommodationCost"});
errors++;
}
for(const key3 in data51){
if(!(((((key3 === "title") || (key3 === "grossPrice")) || (key3 === "vatRate")) || (key3 === "eligibleForSacDiscount")) || (key3 === "accommodationCost"))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "additionalProperties", {additionalProperty: key3});
errors++;
}
}
if(data51.title !== undefined){
let data52 = data51.title;
if(typeof data52 === "string"){
if(func3(data52) > 60){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/title", "maxLength", {limit: 60});
errors++;
}
if(!pattern0.test(data52)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/title", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/title", "type", {type: "string"});
errors++;
}
}
if(data51.grossPrice !== undefined){
let data53 = data51.grossPrice;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/grossPrice", "type", {type: "integer"});
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 2000000 || isNaN(data53)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/grossPrice", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data53 < 0 || isNaN(data53)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/grossPrice", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res1;
if((5 === 0 || (res1 = data53/5, res1 !== parseInt(res1)))){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/grossPrice", "multipleOf", {multipleOf: 5});
errors++;
}
}
}
if(data51.vatRate !== undefined){
let data54 = data51.vatRate;
if(typeof data54 === "string"){
if(!pattern11.test(data54)){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/vatRate", "pattern", {pattern: "^/api/vat_rates/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/vatRate", "type", {type: "string"});
errors++;
}
}
if(data51.eligibleForSacDiscount !== undefined){
if(typeof data51.eligibleForSacDiscount !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/eligibleForSacDiscount", "type", {type: "boolean"});
errors++;
}
}
if(data51.accommodationCost !== undefined){
if(typeof data51.accommodationCost !== "boolean"){
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9+"/accommodationCost", "type", {type: "boolean"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents/" + i9, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/priceComponents", "type", {type: "array"});
errors++;
}
}
if(data.extraCosts !== undefined){
let data57 = data.extraCosts;
if(Array.isArray(data57)){
if(data57.length > 12){
vErrors = report(vErrors, instancePath+"/extraCosts", "maxItems", {limit: 12});
errors++;
}
const len6 = data57.length;
for(let i10=0; i10<len6; i10++){
let data58 = data57[i10];
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
if(data58.kind === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10, "required", {missingProperty: "kind"});
errors++;
}
if(data58.amount === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10, "required", {missingProperty: "amount"});
errors++;
}
if(data58.note === undefined){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10, "required", {missingProperty: "note"});
errors++;
}
for(const key4 in data58){
if(!(((key4 === "kind") || (key4 === "amount")) || (key4 === "note"))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10, "additionalProperties", {additionalProperty: key4});
errors++;
}
}
if(data58.kind !== undefined){
let data59 = data58.kind;
if(!((((((data59 === "railway") || (data59 === "half_board")) || (data59 === "drinks")) || (data59 === "gear")) || (data59 === "entrance")) || (data59 === "other"))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/kind", "enum", {allowedValues: schema11.properties.extraCosts.items.properties.kind.enum});
errors++;
}
}
if(data58.amount !== undefined){
let data60 = data58.amount;
const _errs192 = errors;
let valid42 = false;
const _errs193 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "type", {type: "integer"});
errors++;
}
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 2000000 || isNaN(data60)){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data60 < 0 || isNaN(data60)){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res2;
if((5 === 0 || (res2 = data60/5, res2 !== parseInt(res2)))){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid19 = _errs193 === errors;
valid42 = valid42 || _valid19;
if(!valid42){
const _errs195 = errors;
if(data60 !== null){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "type", {type: "null"});
errors++;
}
var _valid19 = _errs195 === errors;
valid42 = valid42 || _valid19;
}
if(!valid42){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/amount", "anyOf", {});
errors++;
}
else {
errors = _errs192;
if(vErrors !== null){
if(_errs192){
vErrors.length = _errs192;
}
else {
vErrors = null;
}
}
}
}
if(data58.note !== undefined){
let data61 = data58.note;
if(typeof data61 === "string"){
if(func3(data61) > 80){
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/note", "maxLength", {limit: 80});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10+"/note", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts/" + i10, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/extraCosts", "type", {type: "array"});
errors++;
}
}
if(data.rentingMaterials !== undefined){
let data62 = data.rentingMaterials;
if(Array.isArray(data62)){
if(data62.length > 60){
vErrors = report(vErrors, instancePath+"/rentingMaterials", "maxItems", {limit: 60});
errors++;
}
const len7 = data62.length;
for(let i11=0; i11<len7; i11++){
let data63 = data62[i11];
if(typeof data63 === "string"){
if(!pattern12.test(data63)){
vErrors = report(vErrors, instancePath+"/rentingMaterials/" + i11, "pattern", {pattern: "^/api/renting_materials/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterials/" + i11, "type", {type: "string"});
errors++;
}
}
let i12 = data62.length;
let j4;
if(i12 > 1){
const indices4 = {};
for(;i12--;){
let item4 = data62[i12];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
vErrors = report(vErrors, instancePath+"/rentingMaterials", "uniqueItems", {i: i12, j: j4});
errors++;
break;
}
indices4[item4] = i12;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/rentingMaterials", "type", {type: "array"});
errors++;
}
}
if(data.freeOfCharge !== undefined){
if(typeof data.freeOfCharge !== "boolean"){
vErrors = report(vErrors, instancePath+"/freeOfCharge", "type", {type: "boolean"});
errors++;
}
}
if(data.code !== undefined){
let data65 = data.code;
if(typeof data65 === "string"){
if(!pattern13.test(data65)){
vErrors = report(vErrors, instancePath+"/code", "pattern", {pattern: "^(?!A-)[A-Z0-9-]{1,12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/code", "type", {type: "string"});
errors++;
}
}
if(data.accountingNo !== undefined){
let data66 = data.accountingNo;
if(typeof data66 === "string"){
if(!pattern14.test(data66)){
vErrors = report(vErrors, instancePath+"/accountingNo", "pattern", {pattern: "^\\d{1,6}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accountingNo", "type", {type: "string"});
errors++;
}
}
if(data.durationDays !== undefined){
let data67 = data.durationDays;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
vErrors = report(vErrors, instancePath+"/durationDays", "type", {type: "integer"});
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 60 || isNaN(data67)){
vErrors = report(vErrors, instancePath+"/durationDays", "maximum", {comparison: "<=", limit: 60});
errors++;
}
if(data67 < 1 || isNaN(data67)){
vErrors = report(vErrors, instancePath+"/durationDays", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
if(data.privateTours !== undefined){
if(typeof data.privateTours !== "boolean"){
vErrors = report(vErrors, instancePath+"/privateTours", "type", {type: "boolean"});
errors++;
}
}
if(data.accommodations !== undefined){
let data69 = data.accommodations;
if(Array.isArray(data69)){
if(data69.length > 10){
vErrors = report(vErrors, instancePath+"/accommodations", "maxItems", {limit: 10});
errors++;
}
const len8 = data69.length;
for(let i13=0; i13<len8; i13++){
let data70 = data69[i13];
if(typeof data70 === "string"){
if(!pattern15.test(data70)){
vErrors = report(vErrors, instancePath+"/accommodations/" + i13, "pattern", {pattern: "^/api/accommodations/[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/accommodations/" + i13, "type", {type: "string"});
errors++;
}
}
let i14 = data69.length;
let j5;
if(i14 > 1){
const indices5 = {};
for(;i14--;){
let item5 = data69[i14];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
vErrors = report(vErrors, instancePath+"/accommodations", "uniqueItems", {i: i14, j: j5});
errors++;
break;
}
indices5[item5] = i14;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/accommodations", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}
