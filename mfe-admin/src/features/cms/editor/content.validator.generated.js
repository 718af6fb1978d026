// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateContentPatch = Object.assign(validate10, {"required":[],"nullable":[]});
const schema11 = {"type":"object","properties":{"title":{"type":"string","maxLength":160,"pattern":"\\S"},"slug":{"type":"string","maxLength":80,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"metaDescription":{"type":"string","maxLength":320},"metaKeywords":{"type":"string","maxLength":320},"metaIndex":{"type":"boolean"},"blocks":{"type":"array","items":{"type":"object","required":["id","kind","data"],"properties":{"id":{"type":"string","format":"uuid"},"kind":{"type":"string","maxLength":40,"pattern":"^[a-z]+(-[a-z]+)*$"},"data":{"type":"object","properties":{},"additionalProperties":true}},"additionalProperties":false},"maxItems":200}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^[a-z]+(-[a-z]+)*$", "u");
const formats0 = formats.uuid;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "slug")) || (key0 === "metaDescription")) || (key0 === "metaKeywords")) || (key0 === "metaIndex")) || (key0 === "blocks"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 160){
vErrors = report(vErrors, instancePath+"/title", "maxLength", {limit: 160});
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
if(data.slug !== undefined){
let data1 = data.slug;
if(typeof data1 === "string"){
if(func2(data1) > 80){
vErrors = report(vErrors, instancePath+"/slug", "maxLength", {limit: 80});
errors++;
}
if(!pattern1.test(data1)){
vErrors = report(vErrors, instancePath+"/slug", "pattern", {pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/slug", "type", {type: "string"});
errors++;
}
}
if(data.metaDescription !== undefined){
let data2 = data.metaDescription;
if(typeof data2 === "string"){
if(func2(data2) > 320){
vErrors = report(vErrors, instancePath+"/metaDescription", "maxLength", {limit: 320});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/metaDescription", "type", {type: "string"});
errors++;
}
}
if(data.metaKeywords !== undefined){
let data3 = data.metaKeywords;
if(typeof data3 === "string"){
if(func2(data3) > 320){
vErrors = report(vErrors, instancePath+"/metaKeywords", "maxLength", {limit: 320});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/metaKeywords", "type", {type: "string"});
errors++;
}
}
if(data.metaIndex !== undefined){
if(typeof data.metaIndex !== "boolean"){
vErrors = report(vErrors, instancePath+"/metaIndex", "type", {type: "boolean"});
errors++;
}
}
if(data.blocks !== undefined){
let data5 = data.blocks;
if(Array.isArray(data5)){
if(data5.length > 200){
vErrors = report(vErrors, instancePath+"/blocks", "maxItems", {limit: 200});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
vErrors = report(vErrors, instancePath+"/blocks/" + i0, "required", {missingProperty: "id"});
errors++;
}
if(data6.kind === undefined){
vErrors = report(vErrors, instancePath+"/blocks/" + i0, "required", {missingProperty: "kind"});
errors++;
}
if(data6.data === undefined){
vErrors = report(vErrors, instancePath+"/blocks/" + i0, "required", {missingProperty: "data"});
errors++;
}
for(const key1 in data6){
if(!(((key1 === "id") || (key1 === "kind")) || (key1 === "data"))){
vErrors = report(vErrors, instancePath+"/blocks/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data6.id !== undefined){
let data7 = data6.id;
if(typeof data7 === "string"){
if(!(formats0(data7))){
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/id", "format", {format: "uuid"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/id", "type", {type: "string"});
errors++;
}
}
if(data6.kind !== undefined){
let data8 = data6.kind;
if(typeof data8 === "string"){
if(func2(data8) > 40){
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/kind", "maxLength", {limit: 40});
errors++;
}
if(!pattern2.test(data8)){
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/kind", "pattern", {pattern: "^[a-z]+(-[a-z]+)*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/kind", "type", {type: "string"});
errors++;
}
}
if(data6.data !== undefined){
let data9 = data6.data;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
vErrors = report(vErrors, instancePath+"/blocks/" + i0+"/data", "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/blocks/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/blocks", "type", {type: "array"});
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
